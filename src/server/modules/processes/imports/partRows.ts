import { attributeField } from '@/shared/history';
import type { ImportField } from '@/shared/imports';
import { TRANSLATED_FIELDS } from '@/shared/partFields';
import type { PartPrices } from '@/shared/prices';
import { changedFields, type FieldChange } from '../../core/history/changeRepository';
import type { Values } from '../../core/history/reverts';
import type { CategoryKeys } from '../../catalogue/categories/repository';
import type { PartReference } from '../../catalogue/spareParts/form';
import { changePart, type PartChanges } from '../../catalogue/spareParts/partChanges';
import {
  changedColumns,
  imageRows,
  numberRows,
  type PartRows,
  type PartValue,
} from '../../catalogue/spareParts/partRows';
import { editPrices } from '../../catalogue/spareParts/prices';
import { recordedValues } from '../../catalogue/spareParts/recordedValues';
import type { EditablePart, WholePart } from '../../catalogue/spareParts/repository';
import { columnsOf, type StoredPart } from '../../catalogue/spareParts/storedPart';
import { translationState } from '../../catalogue/translations/state';

/** A value that a part has in a row, with its field. */
export type AttributeValue = PartValue & { field: ImportField };

/** Where the rows are staged that applying a row writes, and what the history records. */
export const STAGED_COLUMNS = [
  'spareParts',
  'partNumbers',
  'sparePartImages',
  'partAttributes',
  'fields',
  'prices',
] as const;

/** What applying a row writes. */
export type RowWrites = PartRows & {
  fields: FieldChange[];
  /** By the fields of the history: other rows may set other ones. */
  prices?: Values;
};

/** A part as the dry run compares it. */
export type CheckedPart = WholePart & EditablePart;

/** What adding a part writes. */
export async function rowsOfNew(
  part: Omit<StoredPart, 'translation' | 'documents'>,
  values: AttributeValue[],
): Promise<RowWrites> {
  const { texts, images, references } = part;
  const translation = translationState(TRANSLATED_FIELDS, texts);
  return {
    spareParts: await columnsOf({ ...part, translation }),
    partNumbers: numberRows(texts.partNumber, references),
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
  references: PartReference[];
  values: AttributeValue[];
}

/** The rows that change of a part, and what the history records. */
export async function rowsOfChanged(
  part: CheckedPart,
  { set, categoryKeys, images, references, values }: PartEdit,
): Promise<RowWrites> {
  const after = await changePart(part, set, categoryKeys);
  const recorded = {
    ...recordedValues({ ...part, ...after, images, references, attributes: [] }),
    ...Object.fromEntries(values.map(({ field, value }) => [field, value])),
  };
  const record = { entityId: part.id, name: part.name };
  const changed = changedFields(record, recordedValues(part), recorded);
  const hasChanged = (name: string) => changed.some(({ field }) => field === name);
  const hasOtherValues = changed.some(({ field }) => field.startsWith(attributeField('')));
  return {
    spareParts: changedColumns(part, after),
    ...((hasChanged('partNumber') || hasChanged('references')) && {
      partNumbers: numberRows(after.partNumber, references),
    }),
    ...(hasChanged('images') && { sparePartImages: imageRows(images) }),
    ...(hasOtherValues && {
      partAttributes: values.map(({ field: _, ...value }) => value),
    }),
    fields: changed.map(({ field, before, after: value }) => ({ field, before, after: value })),
  };
}

/** With what a row changes of the prices. */
export function withPrices(
  { fields, ...writes }: RowWrites,
  part: Pick<CheckedPart, 'seq' | 'id' | 'name'>,
  now: PartPrices,
  set: Values,
): RowWrites {
  const { items } = editPrices(part, now, set);
  const prices = items.map(({ field, before, after }) => ({ field, before, after }));
  return { ...writes, fields: [...fields, ...prices], ...(prices.length > 0 && { prices: set }) };
}
