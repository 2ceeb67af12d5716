import type { ChangeAction, ChangeKind } from '@/shared/history';
import { batchesOf } from '@/server/db/batches';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Queries, Row, Trx } from '@/server/db/types';
import type { ValueConflict } from '@/server/generated/requests';
import { groupBy } from '@/shared/groupBy';
import { newId } from '@/server/lib/ids';

/** Who makes a change: an account, or without an e-mail address the system. */
export type Actor = Row<'accounts', 'email'>;

export const SYSTEM: Actor = { email: '' };

/** Values are texts, lists as JSON; null: there was none. */
export interface FieldChange {
  /** Empty: the record as a whole, which was created or deleted. */
  field: string;
  before: string | null;
  after: string | null;
}

export type RecordName = Row<'changedRecords', 'entityId' | 'name'>;

/** A record of a change, with its fields that have changed. */
export type ChangedRecord = RecordName & { fields: FieldChange[] };

/** A field of a record that has changed. */
export type ChangedField = RecordName & FieldChange;

export interface Change {
  /** Of records that refer to it; otherwise it gets one. */
  id?: string;
  actor: Actor;
  kind: ChangeKind;
  action: ChangeAction;
  /** Records that were changed where others only made room; otherwise as of `countRecords`. */
  count?: number;
  items: ChangedField[];
}

/**
 * Adds a change to the history, in the transaction that makes it. Returns its id; undefined where
 * nothing has changed.
 */
export async function recordChange(
  trx: Trx,
  { id = newId(), items, count = countRecords(items), ...change }: Change,
): Promise<string | undefined> {
  if (items.length === 0) return undefined;
  await insertChange(trx, { id, items, count, ...change });
  return id;
}

/** Adds a change to the history, also one without items, to which others are added. */
export async function insertChange(
  trx: Trx,
  { id, actor, items, ...change }: Required<Change>,
): Promise<void> {
  const at = new Date().toISOString();
  await trx
    .insertInto('changes')
    .values({ id, at, actor: actor.email, ...change })
    .execute();
  await addRecords(trx, id, 0, recordsOf(items));
}

/** Adds records to a change that has so many already. */
export async function addRecords(
  trx: Trx,
  changeId: string,
  present: number,
  records: ChangedRecord[],
): Promise<void> {
  const rows = records.map(({ fields, ...record }, index) => {
    return { changeId, position: present + index, ...record, fields: JSON.stringify(fields) };
  });
  for await (const batch of batchesOf(rows)) await insertRows(trx, 'changedRecords', batch);
}

/** Records in the order of their first items. */
function recordsOf(items: readonly ChangedField[]): ChangedRecord[] {
  const records = [...groupBy(items, ({ entityId }) => entityId).values()];
  return records.map((own) => {
    const [{ entityId, name }] = own as [ChangedField];
    return {
      entityId,
      name,
      fields: own.map(({ field, before, after }) => ({ field, before, after })),
    };
  });
}

/** The fields of a stored record. */
export const fieldsOf = ({
  entityId,
  name,
  fields,
}: Row<'changedRecords', 'entityId' | 'name' | 'fields'>): ChangedField[] =>
  (JSON.parse(fields) as FieldChange[]).map((field) => ({ entityId, name, ...field }));

/** Those that are created, deleted or restored as a whole, and not what they lose or get by that. */
export function countRecords(items: readonly ChangedField[]): number {
  const whole = items.filter(({ field }) => field === '');
  const main = whole.length > 0 ? whole : items;
  return new Set(main.map(({ entityId }) => entityId)).size;
}

/** Bytes of the values of these fields. */
export const bytesOf = (items: readonly FieldChange[]): number =>
  items.reduce((sum, { before, after }) => {
    return sum + Buffer.byteLength(before ?? '') + Buffer.byteLength(after ?? '');
  }, 0);

/** What parts and categories have in common that one change has deleted. */
export type Deletion = Row<'spareParts', 'deletedAt' | 'deletedBy' | 'deletedInChange'>;

export const newDeletion = (changeId: string, { email }: Actor): Deletion => ({
  deletedAt: new Date().toISOString(),
  deletedBy: email,
  deletedInChange: changeId,
});

/** Of what has been restored. */
export const NOT_DELETED: Deletion = { deletedAt: null, deletedBy: '', deletedInChange: null };

type Values = Readonly<Record<string, string | null | undefined>>;

/** Of a record as a whole, which is created, deleted or restored. */
export const wholeRecord = (record: RecordName): ChangedField => ({
  ...record,
  field: '',
  before: null,
  after: null,
});

export const recordCreated = (trx: Trx, actor: Actor, kind: ChangeKind, record: RecordName) =>
  recordChange(trx, { actor, kind, action: 'created', items: [wholeRecord(record)] });

/** A record with all its fields, which is created without values before, and deleted without those after. */
export function recordFields(
  trx: Trx,
  actor: Actor,
  kind: ChangeKind,
  record: RecordName,
  before: Values | undefined,
  after: Values | undefined,
): Promise<string | undefined> {
  const action = before && after ? 'edited' : before ? 'deleted' : 'created';
  const items = changedFields(record, before ?? {}, after ?? {});
  return recordChange(trx, { actor, kind, action, items });
}

/** The fields that differ; `before` is missing of a field that was empty. */
export function changedFields(record: RecordName, before: Values, after: Values): ChangedField[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [old, now] = [before[field] || null, after[field] || null];
    return old === now ? [] : { ...record, field, before: old, after: now };
  });
}

/** Values of parts that are others by now, and who changed them; `fieldOf` names the field of a key. */
export async function withLastActors(
  queries: Queries,
  conflicts: ValueConflict[],
  fieldOf = (key: string) => key,
): Promise<ValueConflict[]> {
  const ids = conflicts.map(({ partId }) => partId);
  const rows = await queries
    .selectFrom('changedRecords')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select(['entityId', 'name', 'fields', 'actor'])
    .where(whereIn(queries, 'entityId', ids))
    .orderBy('at')
    .execute();
  const actors = new Map(
    rows.flatMap(({ actor, ...record }) =>
      fieldsOf(record).map(({ entityId, field }) => [`${entityId} ${field}`, actor]),
    ),
  );
  return conflicts.map((conflict) => {
    const changedBy = actors.get(`${conflict.partId} ${fieldOf(conflict.key)}`);
    return { ...conflict, ...(changedBy && { changedBy }) };
  });
}
