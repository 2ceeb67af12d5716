import { attributeField } from '@/shared/changes';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { AttributeValuesForm, ValueConflict } from '@/server/generated/requests';
import { HttpError, badRequest } from '@/server/lib/httpError';
import { changeCatalogue } from '../catalogue/repository';
import { SYSTEM, listLastActors, recordChange, type Actor } from '../changes/repository';
import { sparePartRepository } from '../spareParts/repository';
import { assertApplies, checkNumber, checkValue, findByKey, listBranch } from './partAttributes';
import {
  attributeRepository,
  valueRepository,
  type AttributeRow,
  type StoredValue,
} from './repository';

/** What becomes of a part's value; null: it has none. */
interface ValueEdit {
  part: { seq: number; id: string; name: string };
  attribute: AttributeRow;
  old: string | null;
  row: StoredValue | null;
}

/**
 * Stores and removes values of any number of parts, all or none; of two for the same the last one
 * counts. Throws 409 where a part has another value than the one that was edited.
 */
export function storeValues(
  db: Db,
  { values }: AttributeValuesForm,
  now: Date,
  actor: Actor = SYSTEM,
): Promise<number> {
  return changeCatalogue(db, async (trx) => {
    const edits = await readEdits(trx, values);
    await writeEdits(trx, edits, now);
    const items = edits.filter(isChange).map(({ part, attribute, old, row }) => ({
      entityId: part.id,
      name: part.name,
      field: attributeField(attribute.key),
      before: old,
      after: row?.value ?? null,
    }));
    items.sort((a, b) => a.entityId.localeCompare(b.entityId));
    await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
    return edits.length;
  });
}

const isChange = ({ old, row }: ValueEdit): boolean => old !== (row?.value ?? null);

async function readEdits(trx: Trx, values: AttributeValuesForm['values']): Promise<ValueEdit[]> {
  const stored = valueRepository(trx);
  const found = await sparePartRepository(trx).listBriefs(values.map(({ partId }) => partId));
  const parts = new Map(found.map((part) => [part.id, part]));
  const idOf = (partSeq: number, attributeId: string) => `${partSeq} ${attributeId}`;
  const present = new Map(
    (await stored.listOfParts(found.map(({ seq }) => seq))).map(
      ({ partSeq, attributeId, value }) => [idOf(partSeq, attributeId), value],
    ),
  );
  const attributes = await attributeRepository(trx).list();
  const branches = new Map<string | null, string[]>();
  const read = async ({ partId, before, ...value }: AttributeValuesForm['values'][number]) => {
    const part = parts.get(partId);
    if (!part) throw badRequest('spare_part_unknown', 'One of the spare parts does not exist.');
    const attribute = findByKey(attributes, value.key);
    const { seq, categoryId } = part;
    const isRemoved = value.number === null || value.choice === null;
    const row = isRemoved ? null : { partSeq: seq, ...checkValue(value, attribute) };
    const id = idOf(seq, attribute.id);
    const edit = { part, attribute, old: present.get(id) ?? null, row };
    if (row && isChange(edit)) {
      const branch = branches.get(categoryId) ?? (await listBranch(trx, categoryId));
      branches.set(categoryId, branch);
      assertApplies(attribute, branch);
    }
    const isConflict = before !== undefined && before !== edit.old && isChange(edit);
    return { id, edit, isConflict };
  };
  const edits = new Map<string, ValueEdit>();
  const conflicts: ValueEdit[] = [];
  for (const [index, value] of values.entries()) {
    const { id, edit, isConflict } = await read(value).catch((error: unknown) => {
      throw withPointer(error, `/values/${index}`);
    });
    if (isConflict) conflicts.push(edit);
    edits.set(id, edit);
  }
  const [first] = conflicts;
  if (first) throw await valuesChanged(trx, conflicts, first);
  return [...edits.values()];
}

const withPointer = (error: unknown, pointer: string): unknown =>
  error instanceof HttpError
    ? new HttpError(error.statusCode, error.code, error.message, error.params, {
        details: { pointer },
      })
    : error;

/** 409 with the values that parts have by now, and who changed them. */
async function valuesChanged(
  trx: Trx,
  edits: ValueEdit[],
  { part, attribute }: ValueEdit,
): Promise<HttpError> {
  const actors = await listLastActors(
    trx,
    edits.map(({ part }) => part.id),
  );
  const conflicts = edits.map((edit): ValueConflict => {
    const { key } = edit.attribute;
    const changedBy = actors.get(`${edit.part.id} ${attributeField(key)}`);
    return {
      partId: edit.part.id,
      key,
      ...(edit.old !== null && { value: edit.old }),
      ...(changedBy && { changedBy }),
    };
  });
  const params = { attribute: attribute.labelEn, part: part.name };
  const message = `The attribute "${params.attribute}" of "${params.part}" has another value now.`;
  return new HttpError(409, 'attribute_value_changed', message, params, { details: { conflicts } });
}

async function writeEdits(trx: Trx, edits: ValueEdit[], now: Date): Promise<void> {
  const stored = valueRepository(trx);
  const changed = edits.filter(isChange);
  await stored.put(changed.flatMap(({ row }) => row ?? []));
  const removed = changed.filter(({ row }) => !row);
  await stored.remove(
    removed.map(({ part, attribute }) => ({ partSeq: part.seq, attributeId: attribute.id })),
  );
  await stored.raiseVersions([...new Set(changed.map(({ part }) => part.seq))], now);
}

/** Converts the numbers that parts have of an attribute. */
export async function convertNumbers(
  trx: Trx,
  { id: attributeId, labelEn }: Pick<AttributeRow, 'id' | 'labelEn'>,
  convert: (number: number) => number,
  now: Date,
): Promise<void> {
  const stored = valueRepository(trx);
  const numbers = await stored.listNumbers(attributeId);
  await stored.put(
    numbers.map(({ partSeq, number }) => {
      return { partSeq, attributeId, ...checkNumber(convert(number), labelEn) };
    }),
  );
  await stored.raiseVersions(
    numbers.map(({ partSeq }) => partSeq),
    now,
  );
}
