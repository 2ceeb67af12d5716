import { PART_TEXTS } from '@/shared/partFields';
import type { Selectable } from 'kysely';
import type { Database, Row } from '@/server/db/types';
import type { StoredValue } from '../attributes/valueRepository';
import { documentRows } from './documents';
import { numberRow } from './numberRepository';
import type { PartReference } from './form';
import { columnsOf, type StoredPart } from './storedPart';

/** The columns of a part that a change can write. */
export const EDITABLE_COLUMNS = [
  ...PART_TEXTS,
  'categoryId',
  'hidden',
  'nameKey',
  'brandKey',
  'partNumberKey',
  'exactKey',
  'categoryKey',
  'nameKeyZh',
  'categoryKeyZh',
  'missingZh',
  'outdatedZh',
] as const;

export type EditableColumns = Row<'spareParts', (typeof EDITABLE_COLUMNS)[number]>;

/** Those that may be null, which a change of any of them writes. */
export const NULLABLE_COLUMNS = new Set<string>(['categoryId', 'partNumberKey', 'exactKey']);

/** What a part has in other tables, in order. */
export const LIST_TABLES = [
  'partNumbers',
  'sparePartImages',
  'sparePartDocuments',
  'partAttributes',
  'partPrices',
  'partSuppliers',
] as const;

type ListTable = (typeof LIST_TABLES)[number];

type ListRow<Table extends ListTable> = Omit<Selectable<Database[Table]>, 'partSeq'>;

/** A value of an attribute that a part has. */
export type PartValue = ListRow<'partAttributes'>;

/** What is written of a part, by table. Lists replace those that are there; missing ones stay. */
export interface PartRows extends Partial<{ [Table in ListTable]: ListRow<Table>[] }> {
  spareParts?: Partial<EditableColumns>;
}

/** All rows of a part; without values it keeps those that it has. */
export const rowsOf = async (part: StoredPart, values?: PartValue[]) => ({
  spareParts: await columnsOf(part),
  partNumbers: numberRows(part.texts.partNumber, part.references),
  sparePartImages: imageRows(part.images),
  sparePartDocuments: documentRows(part.documents),
  ...(values && { partAttributes: values }),
});

/** The columns that differ, and those that may be null. */
export const changedColumns = (
  before: EditableColumns,
  after: EditableColumns,
): Partial<EditableColumns> =>
  Object.fromEntries(
    EDITABLE_COLUMNS.filter(
      (name) => NULLABLE_COLUMNS.has(name) || after[name] !== before[name],
    ).map((name) => [name, after[name]]),
  );

export const imageRows = (images: string[]) => images.map((file, position) => ({ position, file }));

/** At position 0 the part's own, if it has one. */
export const numberRows = (partNumber: string, references: PartReference[]) =>
  [
    { by: 'own' as const, maker: '', number: partNumber },
    ...references.map(({ kind, ...reference }) => ({ by: kind, ...reference })),
  ]
    .map((number, position) => numberRow(position, number))
    .filter(({ number }) => number !== '');

/** Without the part. */
export const valueRow = ({ attributeId, value, number }: StoredValue): PartValue => ({
  attributeId,
  value,
  number,
});
