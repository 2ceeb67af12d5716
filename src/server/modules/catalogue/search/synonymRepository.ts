import { compareNames } from '@/shared/compareNames';
import { MAX_SYNONYMS } from '@/shared/limits';
import { claimOnce, isDone } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { countRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { termKey } from '@/server/search/synonyms';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

export type NewSynonym = Row<
  'searchSynonyms',
  'id' | 'term' | 'meaning' | 'termKey' | 'meaningKey' | 'pairKey'
>;
export type SynonymRow = NewSynonym & Row<'searchSynonyms', 'version'>;

export function synonymRepository(queries: Queries) {
  const count = () => countRows(queries.selectFrom('searchSynonyms'));

  const find = (column: 'id' | 'pairKey', value: string): Promise<SynonymRow | undefined> =>
    queries.selectFrom('searchSynonyms').selectAll().where(column, '=', value).executeTakeFirst();

  /** Returns a page in order of the terms; `containing` is a part of one of the terms' keys. */
  const list = async (containing: string, page: number, limit: number) => {
    const pattern = `%${containing.replace(/[\\%_]/g, '')}%`;
    // Of `MAX_SYNONYMS` at most, which need no column to be sorted by.
    const rows = await queries
      .selectFrom('searchSynonyms')
      .selectAll()
      .where((eb) => eb.or([eb('termKey', 'like', pattern), eb('meaningKey', 'like', pattern)]))
      .execute();
    rows.sort((a, b) => compareNames(a.term, b.term) || compareNames(a.meaning, b.meaning));
    const start = (page - 1) * limit;
    return { data: rows.slice(start, start + limit), total: rows.length };
  };

  /** Adds those that are not there yet. */
  const insert = async (pairs: NewSynonym[]): Promise<void> => {
    if (pairs.length === 0) return;
    await queries
      .insertInto('searchSynonyms')
      .values(pairs)
      .onConflict((conflict) => conflict.column('pairKey').doNothing())
      .execute();
  };

  const update = ({ id, ...pair }: NewSynonym) =>
    queries
      .updateTable('searchSynonyms')
      .set({ ...pair, version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();

  const remove = (id: string) =>
    queries.deleteFrom('searchSynonyms').where('id', '=', id).execute();

  return { count, find, list, insert, update, remove };
}

/** The row of a pair. */
export function synonymRow(term: string, meaning: string, id = newId()): NewSynonym {
  const keys = [termKey(term), termKey(meaning)] as const;
  const pairKey = [...keys].sort().join('\n');
  return { id, term, meaning, termKey: keys[0], meaningKey: keys[1], pairKey };
}

type Pairs = [term: string, meaning: string][];

/** The pairs that a database begins with. */
export async function readFirstSynonyms(): Promise<Pairs> {
  return (await import('./synonyms.json')).default as unknown as Pairs;
}

/** Gives a database these synonyms once: what admins remove later stays away. */
export async function seedSynonyms({ reader, writer }: Db, pairs: Pairs): Promise<void> {
  // A full disk must not prevent a start.
  if (await isDone(reader, 'synonyms')) return;
  await writer.transaction().execute(async (trx) => {
    if (!(await claimOnce(trx, 'synonyms'))) return;
    const rows = pairs
      .map(([term, meaning]) => synonymRow(term, meaning))
      .filter(({ termKey, meaningKey }) => termKey !== meaningKey);
    await synonymRepository(trx).insert(rows.slice(0, MAX_SYNONYMS));
  });
}
