import type { Queries } from '../../db/types';
import { synonymRepository, type SynonymRow } from './synonymRepository';

/** All pairs of terms, which are few, by the keys of both. */
export interface SynonymBook {
  /** Pairs one of whose terms has one of these keys. */
  findByKeys: (keys: string[]) => SynonymRow[];
  keys: string[];
  /** Of keys of several words each word. */
  phraseWords: string[];
}

export async function readSynonymBook(queries: Queries): Promise<SynonymBook> {
  const byKey = new Map<string, SynonymRow[]>();
  for (const pair of await synonymRepository(queries).listAll()) {
    for (const key of [pair.termKey, pair.meaningKey]) {
      const pairs = byKey.get(key);
      if (pairs) pairs.push(pair);
      else byKey.set(key, [pair]);
    }
  }
  const all = [...byKey.keys()];
  return {
    findByKeys: (keys) => [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))],
    keys: all,
    phraseWords: [...new Set(all.flatMap((key) => (key.includes(' ') ? key.split(' ') : [])))],
  };
}
