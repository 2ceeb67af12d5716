import type { Db } from '../../db/kysely';

/** Room for the lists, in row numbers of 4 bytes. */
const MAX_ROW_NUMBERS = 2 * 1024 ** 2;

/** Row numbers in ascending order of the parts that contain all the words, which are folded. */
export type FindParts = (words: string[]) => Promise<Uint32Array>;

/**
 * Searches by words, and remembers for each word which parts contain it as long as the catalogue
 * stays the same. Searches differ more than their words do, and to count what several frequent
 * words have in common is, for the database, most of the work of a search.
 */
export function makeFindParts(
  db: Pick<Db, 'reader' | 'search' | 'joinSeqs' | 'catalogueVersion'>,
): FindParts {
  const lists = new Map<string, Uint32Array>();
  let size = 0;
  let version = -1;

  const read = async (words: string[]): Promise<Uint32Array> => {
    const row = await db.reader
      .selectFrom(db.search(words, false).as('spareParts'))
      .select(db.joinSeqs.as('seqs'))
      .executeTakeFirst();
    return Uint32Array.from(JSON.parse(`[${row?.seqs ?? ''}]`) as number[]).sort();
  };

  const listOf = async (words: string[], wanted: number): Promise<Uint32Array> => {
    const key = words.join(' ');
    const known = wanted === version ? lists.get(key) : undefined;
    if (known) return known;
    const list = await read(words);
    // Read after the version was: what has changed since then belongs to a later version.
    if (wanted !== version || lists.has(key)) return list;
    lists.set(key, list);
    size += list.length + key.length;
    for (const [oldKey, old] of lists) {
      if (size <= MAX_ROW_NUMBERS) break;
      lists.delete(oldKey);
      size -= old.length + oldKey.length;
    }
    return list;
  };

  return async (words) => {
    const wanted = await db.catalogueVersion();
    if (wanted > version) {
      lists.clear();
      size = 0;
      version = wanted;
    }
    // Words that the index can't find alone are looked for among what the others find.
    const alone = words.every((word) => [...word].length >= 3);
    const groups = alone ? words.map((word) => [word]) : [words];
    const found = await Promise.all(groups.map((group) => listOf(group, wanted)));
    return (
      found.sort((a, b) => a.length - b.length).reduce(intersect, undefined) ?? new Uint32Array()
    );
  };
}

/** What two ascending lists have in common; `shorter` undefined stands for everything. */
function intersect(shorter: Uint32Array | undefined, longer: Uint32Array): Uint32Array {
  if (!shorter) return longer;
  const common = new Uint32Array(shorter.length);
  let [count, place] = [0, 0];
  for (const seq of shorter) {
    while (place < longer.length && (longer[place] ?? 0) < seq) place += 1;
    if (longer[place] === seq) common[count++] = seq;
  }
  return common.subarray(0, count);
}
