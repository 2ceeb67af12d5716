import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { filledReferences, type ReferenceValues } from './referenceValues';

/** What is sent, each a JSON text. */
export const sentReferences = (rows: readonly ReferenceValues[]): string[] =>
  filledReferences(rows).map(({ kind, maker, number }) =>
    JSON.stringify({ kind, maker: maker || undefined, number }),
  );

/** The rows, each with what tells it apart. */
const keyed = (rows: readonly ReferenceValues[]) =>
  new Map(filledReferences(rows).map((row) => [JSON.stringify(Object.values(row)), row]));

/** What both left as it was, and what either of us added: a number that somebody typed is never lost. */
function reconcile({ base, mine, theirs }: ThreeWays<ReferenceValues[]>) {
  const [before, own, other] = [keyed(base), keyed(mine), keyed(theirs)];
  const merged = [
    ...[...other].filter(([key]) => own.has(key) || !before.has(key)),
    ...[...own].filter(([key]) => !other.has(key) && !before.has(key)),
  ].map(([, row]) => row);
  return { mine: merged, theirs: merged };
}

/** For the other numbers of a part, whose order says nothing. */
export const referencesRule: MergeRule<ReferenceValues[]> = {
  same: (one, other) =>
    JSON.stringify([...keyed(one).keys()].sort()) ===
    JSON.stringify([...keyed(other).keys()].sort()),
  reconcile,
};
