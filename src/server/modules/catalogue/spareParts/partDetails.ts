import { attributeField } from '@/shared/history';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import type { AttributeRow } from '../attributes/repository';
import { valueRepository, type StoredValue } from '../attributes/valueRepository';
import { changedFields, type ChangedField } from '../../core/history/changeRepository';
import { bulkRepository } from './bulkRepository';
import { recordedLists, recordedValues, type PartLists } from './recordedValues';
import type { WholePart } from './repository';

/** A value that a part gets; null: it has none any more. */
export type NewValue = Pick<StoredValue, 'attributeId' | 'number'> & { value: string | null };

/** What parts have in other tables; what is missing stays as it is. */
export interface PartDetails extends PartLists {
  values?: NewValue[] | undefined;
}

export interface DetailsEdit {
  part: WholePart;
  details: PartDetails;
}

/** Sets them within a change of the catalogue; returns what has changed, for the history. */
export async function editDetails(
  trx: Trx,
  edits: DetailsEdit[],
  attributes: Pick<AttributeRow, 'id' | 'key'>[],
): Promise<ChangedField[]> {
  const fields = new Map(attributes.map(({ id, key }) => [id, attributeField(key)]));
  const all: ChangedField[] = [];
  for await (const batch of batchesOf(edits)) {
    const changed = batch.filter((edit) => {
      const items = changedDetails(edit, fields);
      all.push(...items);
      return items.length > 0;
    });
    if (changed.length > 0) await writeDetails(trx, changed);
  }
  return all;
}

function changedDetails(
  { part, details: { values = [], ...lists } }: DetailsEdit,
  fields: ReadonlyMap<string, string>,
): ChangedField[] {
  const before = recordedValues(part);
  const after = {
    ...before,
    ...recordedLists(lists),
    ...Object.fromEntries(values.map(({ attributeId, value }) => [fields.get(attributeId), value])),
  };
  return changedFields({ entityId: part.id, name: part.name }, before, after);
}

async function writeDetails(trx: Trx, edits: DetailsEdit[]): Promise<void> {
  const parts = bulkRepository(trx);
  const stored = valueRepository(trx);
  await parts.replaceImages(
    edits.flatMap(({ part: { seq }, details: { images: files } }) => (files ? { seq, files } : [])),
  );
  await parts.replaceDocuments(
    edits.flatMap(({ part: { seq }, details: { documents } }) =>
      documents ? { seq, documents } : [],
    ),
  );
  const referring = edits.flatMap(({ part: { seq }, details: { references } }) =>
    references ? { seq, references } : [],
  );
  await parts.replaceReferences(referring);
  const values = edits.flatMap(({ part: { seq: partSeq }, details }) =>
    (details.values ?? []).map((value) => ({ partSeq, ...value })),
  );
  await stored.put(values.filter(isPresent));
  await stored.remove(values.filter(({ value }) => value === null));
  await stored.raiseVersions(
    edits.map(({ part }) => part.seq),
    new Date(),
  );
}

const isPresent = (value: NewValue & Pick<StoredValue, 'partSeq'>): value is StoredValue =>
  value.value !== null;
