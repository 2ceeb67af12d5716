import { attributeField } from '@/shared/history';
import type { ImportField } from '@/shared/imports';
import { TRANSLATED_FIELDS } from '@/shared/partFields';
import { changedFields, type FieldChange } from '../../core/history/changeRepository';
import type { CategoryKeys } from '../../catalogue/categories/repository';
import {
  EDITABLE_COLUMNS,
  type EditableColumns,
  type EditablePart,
} from '../../catalogue/spareParts/bulkRepository';
import { numberRow } from '../../catalogue/spareParts/numberRepository';
import { changePart, type PartChanges } from '../../catalogue/spareParts/partChanges';
import type { NewValue } from '../../catalogue/spareParts/partDetails';
import { recordedValues } from '../../catalogue/spareParts/recordedValues';
import type { WholePart } from '../../catalogue/spareParts/repository';
import { columnsOf, type StoredPart } from '../../catalogue/spareParts/storedPart';
import { translationState } from '../../catalogue/translations/state';

/** A value that a part has in a row, with its field. */
export type AttributeValue = NewValue & { field: ImportField };

/** Columns of parts that may be null, which are staged of every part. */
export const NULLABLE_COLUMNS = new Set<string>(['categoryId', 'partNumberKey']);

/** What is written of a part in other tables, as wholes, and its columns without `partSeq`. */
export const LIST_COLUMNS = {
  partNumbers: ['position', 'by', 'maker', 'number', 'exactKey', 'key', 'looseKey'],
  sparePartImages: ['position', 'file'],
  partAttributes: ['attributeId', 'value', 'number'],
} as const;

export type ListTable = keyof typeof LIST_COLUMNS;

export const LIST_TABLES = Object.keys(LIST_COLUMNS) as ListTable[];

/** Where it is staged. */
export const STAGED_COLUMNS = ['spareParts', ...LIST_TABLES, 'fields'] as const;

/** What applying a row writes: rows by table, and for the history. */
export interface RowWrites extends Partial<Record<ListTable, object[]>> {
  /** All columns of a new part, those that change of another. */
  spareParts: [Partial<EditableColumns>];
  fields: FieldChange[];
}

/** A part as the dry run compares it. */
export type CheckedPart = WholePart & EditablePart;

/** What adding a part writes. */
export async function rowsOfNew(
  part: Pick<StoredPart, 'texts' | 'categoryId' | 'categoryKeys' | 'hidden' | 'images'>,
  values: AttributeValue[],
): Promise<RowWrites> {
  const { texts, images } = part;
  const translation = translationState(TRANSLATED_FIELDS, texts);
  return {
    spareParts: [await columnsOf({ ...part, translation })],
    partNumbers: numberRows({ partNumber: texts.partNumber, references: [] }),
    sparePartImages: imageRows(images),
    partAttributes: values.map(({ field: _, ...value }) => value),
    fields: [{ field: '', before: null, after: null }],
  };
}

interface PartEdit {
  set: PartChanges;
  categoryKeys: CategoryKeys;
  /** All that the part has then. */
  images: string[];
  values: AttributeValue[];
}

/** The rows that change of a part, and what the history records. */
export async function rowsOfChanged(
  part: CheckedPart,
  { set, categoryKeys, images, values }: PartEdit,
): Promise<RowWrites> {
  const after = await changePart(part, set, categoryKeys);
  const recorded = {
    ...recordedValues({ ...part, ...after, images, attributes: [] }),
    ...Object.fromEntries(values.map(({ field, value }) => [field, value])),
  };
  const record = { entityId: part.id, name: part.name };
  const changed = changedFields(record, recordedValues(part), recorded);
  const hasChanged = (name: string) => changed.some(({ field }) => field === name);
  const columns = EDITABLE_COLUMNS.filter(
    (name) => NULLABLE_COLUMNS.has(name) || after[name] !== part[name],
  );
  const hasOtherValues = changed.some(({ field }) => field.startsWith(attributeField('')));
  return {
    spareParts: [Object.fromEntries(columns.map((name) => [name, after[name]]))],
    ...(hasChanged('partNumber') && {
      partNumbers: numberRows({ ...part, partNumber: after.partNumber }),
    }),
    ...(hasChanged('images') && { sparePartImages: imageRows(images) }),
    ...(hasOtherValues && {
      partAttributes: values.map(({ field: _, ...value }) => value),
    }),
    fields: changed.map(({ field, before, after: value }) => ({ field, before, after: value })),
  };
}

const imageRows = (images: string[]) => images.map((file, position) => ({ position, file }));

/** At position 0 the part's own. */
const numberRows = ({ partNumber, references }: Pick<WholePart, 'partNumber' | 'references'>) =>
  [
    { by: 'own' as const, maker: '', number: partNumber },
    ...references.map(({ kind, ...reference }) => ({ by: kind, ...reference })),
  ]
    .map((number, position) => numberRow(0, position, number))
    .filter(({ number }) => number !== '')
    .map(({ partSeq: _, ...row }) => row);
