import type { Queries } from '@/server/db/types';
import { categoryRepository } from '../categories/repository';
import { tokensOf } from './analyse';
import { categoryToken } from './indexRow';

/** Which categories a word stands for: the tokens of those that have it in their line of names. */
export interface CategoryTokens {
  /** By word; each with what the index knows a category by. */
  byWord: Map<string, Set<string>>;
  /** Words of the names alone, in the order of the categories. */
  named: { id: string; name: string; words: Set<string> }[];
}

/** Reads the categories' names. */
export async function readCategoryTokens(queries: Queries): Promise<CategoryTokens> {
  const rows = await categoryRepository(queries).listNames();
  const byId = new Map(rows.map((row) => [row.id, { ...row, words: new Set(tokensOf(row.name)) }]));
  const byWord = new Map<string, Set<string>>();
  for (const { id } of rows) {
    const words = new Set<string>();
    for (let at: string | null = id; at !== null;) {
      const category = byId.get(at);
      for (const word of category?.words ?? []) words.add(word);
      at = category?.parentId ?? null;
    }
    for (const word of words) {
      const tokens = byWord.get(word);
      if (tokens) tokens.add(categoryToken(id));
      else byWord.set(word, new Set([categoryToken(id)]));
    }
  }
  return { byWord, named: [...byId.values()] };
}
