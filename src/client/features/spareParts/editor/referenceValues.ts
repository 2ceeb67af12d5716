import type { PartReference, ReferenceKind, SparePart } from '@/client/api';

/** In the order of the form's choices. */
export const referenceKinds: readonly ReferenceKind[] = ['oem', 'supplier', 'replaced'];

/** Another number of a part while it is edited. */
export type ReferenceValues = Required<PartReference>;

export const emptyReference: ReferenceValues = { kind: 'oem', maker: '', number: '' };

export const referenceValues = ({ references }: Pick<SparePart, 'references'>): ReferenceValues[] =>
  (references ?? []).map(({ kind, maker = '', number }) => ({
    ...{ kind, maker },
    // A backend may take a number of digits for a number.
    number: String(number),
  }));

/** The rows that somebody has filled, without the blanks around what stands there. */
export const filledReferences = (rows: readonly ReferenceValues[]): ReferenceValues[] =>
  rows
    .map(({ kind, maker, number }) => ({ kind, maker: maker.trim(), number: number.trim() }))
    .filter(({ maker, number }) => maker || number);
