import type { Queries } from '@/server/db/types';
import type { WordChoice } from './types';
import { wordKey } from './words';

export interface WordWithChoice {
  field: string;
  word: string;
  /** Undefined: none any more. */
  choice: WordChoice | undefined;
}

/** What words of suppliers' lists stand for; `key` is the `headingsKey` of the list. */
export function wordRepository(queries: Queries) {
  /** By `wordKey`. */
  const list = async (key: string): Promise<Map<string, WordChoice>> => {
    const rows = await queries
      .selectFrom('importWords')
      .select(['word', 'categoryId', 'newName', 'value'])
      .where('key', '=', key)
      .execute();
    return new Map(rows.map(({ word, ...choice }) => [word, choice]));
  };

  const remember = async (key: string, words: WordWithChoice[], now: Date): Promise<void> => {
    const usedAt = now.toISOString();
    for (const { field, word, choice } of words) {
      const found = { key, word: wordKey(field, word) };
      if (choice) {
        await queries
          .insertInto('importWords')
          .values({ ...found, ...choice, usedAt })
          .onConflict((conflict) =>
            conflict.columns(['key', 'word']).doUpdateSet({ ...choice, usedAt }),
          )
          .execute();
      } else {
        await queries
          .deleteFrom('importWords')
          .where('key', '=', key)
          .where('word', '=', found.word)
          .execute();
      }
    }
  };

  /** A file with these headings is imported again. */
  const touch = (key: string, now: Date) =>
    queries
      .updateTable('importWords')
      .set({ usedAt: now.toISOString() })
      .where('key', '=', key)
      .execute();

  const forget = (usedBefore: string) =>
    queries.deleteFrom('importWords').where('usedAt', '<', usedBefore).execute();

  return { list, remember, touch, forget };
}
