import { findAll, readRows, union, type FindDb, type FoundAll } from './findRows';
import type { Group } from './groups';
import type { IndexRow } from './indexRow';
import { leaveOut } from './leaveOut';
import type { Plan } from './plan';

/** Of fewer parts those follow that lack a word. */
export const ENOUGH = 3;
/** Parts by which it is chosen what is left out. */
const COMPARED = { most: 30, enough: 1 };

/** Leaves out words, first those that nobody has, until there is enough. */
export async function findWithLess(
  db: FindDb,
  plan: Plan,
  first: FoundAll,
): Promise<{ seqs: Uint32Array; best: IndexRow | undefined; dropped: string[] }> {
  let { seqs } = first;
  let [best] = first.rows;
  let { groups, optional } = plan;
  const left = new Set<string>();
  let isFound = false;
  while (seqs.length < ENOUGH && groups.length > 1) {
    const known = groups.filter(({ choices }) => choices.length > 0);
    const finding = new Map<string, Promise<FoundAll>>();
    const findLess = (kept: Group[]): Promise<FoundAll> => {
      const key = kept.map(({ typed }) => typed).join('\n');
      const lost = groups.filter((group) => !kept.includes(group) && group.choices.length > 0);
      const less = { ...plan, groups: kept, optional: [...optional, ...lost] };
      const found = finding.get(key) ?? findAll(db, less, true);
      finding.set(key, found);
      return found;
    };
    const kept =
      known.length < groups.length
        ? known
        : await leaveOut(groups, {
            readSome: (wanted) => readRows(db, wanted, COMPARED),
            readAll: async (some) => (await findLess(some)).rows,
          });
    const lost = groups.filter((group) => !kept.includes(group));
    const phrase = lost.find(({ words }) => words.length > 0);
    if (phrase) {
      // Before all of it is lost, some of its words may do.
      groups = groups.flatMap((group) => (group === phrase ? group.words : group));
      continue;
    }
    // Of what the best of them have nothing is said to be left out, though others follow without it.
    if (!isFound) for (const { typed } of lost) left.add(typed);
    if (kept.length === 0) break;
    const more = await findLess(kept);
    groups = kept;
    optional = [...optional, ...lost.filter(({ choices }) => choices.length > 0)];
    best ??= more.rows[0];
    const all = union(seqs, more.seqs);
    isFound ||= all.length > seqs.length;
    seqs = all;
  }
  return { seqs, best, dropped: [...left] };
}
