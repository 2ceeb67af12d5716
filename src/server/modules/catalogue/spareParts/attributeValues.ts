import { attributeField } from '@/shared/history';
import { MAX_BULK } from '@/shared/limits';
import { numberKey } from '@/shared/search';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type {
  AttributeValuesForm,
  BulkResult,
  PartValues,
  Requests,
} from '@/server/generated/requests';
import { HttpError, badRequest, badValue } from '@/server/lib/httpError';
import { groupBy } from '@/shared/groupBy';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { categoryRepository } from '../categories/repository';
import { findCategory } from '../categories/service';
import {
  SYSTEM,
  recordChange,
  withLastActors,
  type Actor,
} from '../../core/history/changeRepository';
import { sameNumbers, seqsOf, unique } from './lookup';
import { numberRepository } from './numberRepository';
import { valueRow } from './partRows';
import { partStore } from './partStore';
import { sparePartRepository } from './repository';
import {
  assertApplies,
  checkValue,
  findByKey,
  listBranch,
  parsePartAttributes,
} from '../attributes/partAttributes';
import { attributeRepository, type AttributeRow } from '../attributes/repository';
import { findIn } from '../attributes/service';
import { valueRepository, type StoredValue } from '../attributes/valueRepository';

/** A page of the parts of a category's branch with their values. Throws `category_not_found`. */
export async function listPartValues(
  queries: Queries,
  { categoryId, number, page = 1, limit = 10 }: Requests['listAttributeValues']['Querystring'],
) {
  await findCategory(queries, categoryId);
  const branch = (await categoryRepository(queries).listSubtree(categoryId)).map(({ id }) => id);
  const parts = valueRepository(queries);
  const matched = number && (await matchNumbers(queries, number));
  const seqs = matched && [...matched.keys()];
  const rows = await parts.listParts(branch, (page - 1) * limit, limit, seqs);
  const data = rows.map(({ id, seq, name, nameZh, partNumber, hidden, ...row }): PartValues => ({
    _id: id,
    name,
    ...(nameZh && { nameZh }),
    ...(partNumber && { partNumber }),
    // Selected by it.
    categoryId: row.categoryId ?? '',
    ...(hidden === 1 && { hidden: true }),
    values: parsePartAttributes(row.attributes).map(({ key, number, choice }) =>
      number === undefined ? { key, choice: choice ?? '' } : { key, number },
    ),
    ...(matched && { matched: matched.get(seq) ?? [] }),
  }));
  const used = await parts.listUsedKeys(branch);
  return { data, used, total: await parts.countParts(branch, seqs), page, limit };
}

/** The numbers that parts have, by the parts' row numbers; drafts are matched as well. */
async function matchNumbers(queries: Queries, numbers: string[]): Promise<Map<number, string[]>> {
  const keys = unique(numbers.map(numberKey));
  const rows = await numberRepository(queries).listNumbers(keys, [], true);
  const byKey = groupBy(rows, ({ key }) => key);
  const matched = new Map<number, string[]>();
  for (const number of numbers) {
    for (const seq of seqsOf(sameNumbers(byKey, number)))
      matched.set(seq, [...(matched.get(seq) ?? []), number]);
  }
  return matched;
}

/** What becomes of a part's value; null: it has none. */
interface ValueEdit {
  part: { seq: number; id: string; name: string };
  attribute: AttributeRow;
  old: string | null;
  row: StoredValue | null;
  /** A colleague has changed the value since it was loaded. */
  isConflict: boolean;
}

/**
 * Stores and removes values of any number of parts, all or none; of two for the same the last one
 * counts. Throws `attribute_value_changed` where a part has another value than the one that was
 * edited, and with a pointer to the value `spare_part_unknown` and what `checkPartAttributes` throws.
 */
export function storeValues(
  db: Db,
  { values }: AttributeValuesForm,
  actor: Actor = SYSTEM,
): Promise<{ stored: number; change?: string }> {
  return changeCatalogue(db, async (trx) => {
    const edits = await readEdits(trx, values);
    const change = await writeEdits(trx, edits, actor);
    return { stored: edits.length, change };
  });
}

/**
 * Removes the values that parts have of an attribute, of at most `MAX_BULK` parts. Throws
 * `attribute_not_found`.
 */
export function removeValues(db: Db, id: string, actor: Actor): Promise<BulkResult> {
  return changeCatalogue(db, async (trx) => {
    const attribute = findIn(await attributeRepository(trx).listShown(), id);
    const parts = await valueRepository(trx).listHolders(id, MAX_BULK);
    const edits = parts.map(({ value: old, ...part }) => ({ part, attribute, old, row: null }));
    const change = await writeEdits(trx, edits, actor);
    return { matched: attribute.valueCount, changed: parts.length, change };
  });
}

const isChange = ({ old, row }: Pick<ValueEdit, 'old' | 'row'>): boolean =>
  old !== (row?.value ?? null);

const idOf = (value: Pick<StoredValue, 'partSeq' | 'attributeId'>) =>
  `${value.partSeq} ${value.attributeId}`;

async function readEdits(trx: Trx, values: AttributeValuesForm['values']): Promise<ValueEdit[]> {
  const found = await sparePartRepository(trx).listBriefs(values.map(({ partId }) => partId));
  const parts = new Map(found.map((part) => [part.id, part]));
  const stored = await valueRepository(trx).listOfParts(found.map(({ seq }) => seq));
  const present = new Map(stored.map((row) => [idOf(row), row.value]));
  const attributes = await attributeRepository(trx).list();
  const branches = new Map<string | null, string[]>();
  for (const { categoryId } of found)
    if (!branches.has(categoryId)) branches.set(categoryId, await listBranch(trx, categoryId));

  const read = ({ partId, before, ...value }: AttributeValuesForm['values'][number]) => {
    const part = parts.get(partId);
    if (!part) throw badRequest('spare_part_unknown', 'One of the spare parts does not exist.');
    const attribute = findByKey(attributes, value.key);
    const isRemoved = value.number === null || value.choice === null;
    const row = isRemoved ? null : { partSeq: part.seq, ...checkValue(value, attribute) };
    const old = present.get(idOf({ partSeq: part.seq, attributeId: attribute.id })) ?? null;
    const isChanged = isChange({ old, row });
    if (row && isChanged) assertApplies(attribute, branches.get(part.categoryId) ?? []);
    const isConflict = before !== undefined && before !== old && isChanged;
    return { part, attribute, old, row, isConflict };
  };
  const edits = new Map<string, ValueEdit>();
  for (const [index, value] of values.entries()) {
    const edit = withPointer(`/values/${index}`, () => read(value));
    edits.set(idOf({ partSeq: edit.part.seq, attributeId: edit.attribute.id }), edit);
  }
  const conflicts = [...edits.values()].filter(({ isConflict }) => isConflict);
  const [first] = conflicts;
  if (first) throw await valuesChanged(trx, conflicts, first);
  return [...edits.values()];
}

/** An error says which of the values it is about. */
function withPointer<T>(pointer: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw badValue(pointer, error.code, error.message, error.params);
  }
}

/** 409 with the values that parts have by now, and who changed them. */
async function valuesChanged(
  trx: Trx,
  edits: ValueEdit[],
  { part, attribute }: ValueEdit,
): Promise<HttpError> {
  const conflicts = edits.map(({ part: { id }, attribute: { key }, old }) => ({
    partId: id,
    key,
    ...(old !== null && { value: old }),
  }));
  const params = { attribute: attribute.labelEn, part: part.name };
  const message = `The attribute "${params.attribute}" of "${params.part}" has another value now.`;
  const details = { conflicts: await withLastActors(trx, conflicts, attributeField) };
  return new HttpError(409, 'attribute_value_changed', message, params, { details });
}

/** Also in the history; returns the id of the change. */
async function writeEdits(
  trx: Trx,
  all: Omit<ValueEdit, 'isConflict'>[],
  actor: Actor,
): Promise<string | undefined> {
  const edits = all.filter(isChange);
  const changed = groupBy(edits, ({ part }) => part.seq);
  const stored = await valueRepository(trx).listOfParts([...changed.keys()]);
  const valuesOf = groupBy(stored, ({ partSeq }) => partSeq);
  const parts = [...changed].map(([seq, own]) => {
    const replaced = new Set(own.map(({ attribute }) => attribute.id));
    const kept = (valuesOf.get(seq) ?? []).filter(({ attributeId }) => !replaced.has(attributeId));
    const values = [...kept, ...own.flatMap(({ row }) => row ?? [])];
    return { seq, partAttributes: values.map(valueRow) };
  });
  await partStore(trx).update(parts);
  const items = edits.map(({ part, attribute, old, row }) => ({
    entityId: part.id,
    name: part.name,
    field: attributeField(attribute.key),
    before: old,
    after: row?.value ?? null,
  }));
  return recordChange(trx, { actor, kind: 'part', action: 'edited', items });
}
