import { attributeField } from '@/shared/history';
import type { AttributeRow } from '../attributes/repository';
import { changedFields, type ChangedField } from '../../core/history/changeRepository';
import { documentRows } from './documents';
import type { PartReference } from './form';
import { imageRows, type PartRows, type PartValue } from './partRows';
import { recordedLists, recordedValues, type PartLists } from './recordedValues';
import type { WholePart } from './repository';

/** A value that a part gets; null: it has none any more. */
export type NewValue = Pick<PartValue, 'attributeId' | 'number'> & { value: string | null };

/** What parts have in other tables; what is missing stays as it is. */
export interface PartDetails extends PartLists {
  values?: NewValue[] | undefined;
}

export interface DetailsEdit {
  part: WholePart;
  details: PartDetails;
  attributes: Pick<AttributeRow, 'id' | 'key'>[];
}

/** The lists of a part that change, and what the history records of it. */
export function changedLists({ part, details, attributes }: DetailsEdit): {
  rows: Omit<PartRows, 'partNumbers'>;
  references: PartReference[] | undefined;
  items: ChangedField[];
} {
  const { values = [], images, documents, references } = details;
  const fields = new Map(attributes.map(({ id, key }) => [id, attributeField(key)]));
  const before = recordedValues(part);
  const after = {
    ...before,
    ...recordedLists(details),
    ...Object.fromEntries(values.map(({ attributeId, value }) => [fields.get(attributeId), value])),
  };
  const items = changedFields({ entityId: part.id, name: part.name }, before, after);
  const rows = {
    ...(images && { sparePartImages: imageRows(images) }),
    ...(documents && { sparePartDocuments: documentRows(documents) }),
    ...(values.length > 0 && { partAttributes: mergeValues(part, values, attributes) }),
  };
  return { rows, references, items };
}

/** All values that a part has with these. */
function mergeValues(
  part: WholePart,
  values: NewValue[],
  attributes: DetailsEdit['attributes'],
): PartValue[] {
  const ids = new Map(attributes.map(({ id, key }) => [key, id]));
  const merged = new Map<string, NewValue>();
  for (const { key, number = null, choice } of part.attributes) {
    const attributeId = ids.get(key);
    if (attributeId !== undefined)
      merged.set(attributeId, { attributeId, number, value: choice ?? String(number) });
  }
  for (const value of values) merged.set(value.attributeId, value);
  return [...merged.values()].filter((value): value is PartValue => value.value !== null);
}
