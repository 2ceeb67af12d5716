import type { PartReference, SparePart } from '@/client/api';
import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { cleanLine } from '@/shared/texts';

export type ReferenceValues = Required<PartReference>;

export const emptyReference: ReferenceValues = { kind: 'oem', maker: '', number: '' };

export const referenceValues = ({ references }: Pick<SparePart, 'references'>): ReferenceValues[] =>
  (references ?? []).map(({ kind, maker = '', number }) => ({
    kind,
    maker,
    // A backend may send digits as a number.
    number: String(number),
  }));

export const filledReferences = (rows: readonly ReferenceValues[]): ReferenceValues[] =>
  rows
    .map(({ kind, maker, number }) => ({
      kind,
      maker: cleanLine(maker),
      number: cleanLine(number),
    }))
    .filter(({ maker, number }) => maker || number);

/** The form field: each entry is a JSON text. */
export const sentReferences = (rows: readonly ReferenceValues[]): string[] =>
  filledReferences(rows).map(({ kind, maker, number }) =>
    JSON.stringify({ kind, maker: maker || undefined, number }),
  );

const byContent = (rows: readonly ReferenceValues[]) =>
  new Map(filledReferences(rows).map((row) => [JSON.stringify(Object.values(row)), row]));

/** What neither removed, and what either added: a typed number is never lost. */
function reconcile({ base, mine, theirs }: ThreeWays<ReferenceValues[]>) {
  const [before, own, other] = [byContent(base), byContent(mine), byContent(theirs)];
  const merged = [
    ...[...other].filter(([key]) => own.has(key) || !before.has(key)),
    ...[...own].filter(([key]) => !other.has(key) && !before.has(key)),
  ].map(([, row]) => row);
  return { mine: merged, theirs: merged };
}

/** For the other numbers of a part, whose order has no meaning. */
export const referencesRule: MergeRule<ReferenceValues[]> = {
  same: (one, other) =>
    JSON.stringify([...byContent(one).keys()].sort()) ===
    JSON.stringify([...byContent(other).keys()].sort()),
  reconcile,
};
