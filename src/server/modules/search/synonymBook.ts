import type { Queries } from '@/server/db/types';
import { synonymRepository, termKey, type SynonymRow } from './synonymRepository';

/** The keys of two terms that mean the same. */
export type KeyPair = Pick<SynonymRow, 'termKey' | 'meaningKey'>;

/** All pairs of terms, which are few, by the keys of both. */
export interface SynonymBook {
  /** Pairs one of whose terms has one of these keys. */
  findByKeys: (keys: string[]) => KeyPair[];
  /** How many keys there are. */
  size: number;
  /** All words of letters that are in them, also as two of them are written in one. */
  words: ReadonlySet<string>;
  /** Keys of two words, by how they are written in one. */
  joined: Map<string, string>;
}

export async function readSynonymBook(queries: Queries): Promise<SynonymBook> {
  const byKey = new Map<string, KeyPair[]>();
  for (const { term, meaning } of await synonymRepository(queries).listAll()) {
    // Not those that are stored, which an older analyser may have made.
    const pair = { termKey: termKey(term), meaningKey: termKey(meaning) };
    for (const key of [pair.termKey, pair.meaningKey]) {
      const pairs = byKey.get(key);
      if (pairs) pairs.push(pair);
      else byKey.set(key, [pair]);
    }
  }
  const all = [...byKey.keys()];
  const joined = new Map(
    all.filter((key) => /^\p{L}+ \p{L}+$/u.test(key)).map((key) => [key.replace(' ', ''), key]),
  );
  const words = [...all.flatMap((key) => key.split(' ')), ...joined.keys()];
  return {
    findByKeys: (keys) => [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))],
    size: all.length,
    words: new Set(words.filter((word) => /^(?!\p{Script=Han})\p{L}+$/u.test(word))),
    joined,
  };
}
