import { randomBytes } from 'node:crypto';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Connections, Queries } from '@/server/db/types';
import { deleteMessages, listRecordedFiles } from './fileRepository';
import type { MessageKind } from '@/server/db/messageTables';

/** The key that people are hashed with in new records of erasures; made where it is missing. */
export async function ensureErasureKey(writer: Queries): Promise<string> {
  const made = { id: 1, key: randomBytes(32).toString('base64url') };
  await writer
    .insertInto('erasureKey')
    .values(made)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const keys = writer.selectFrom('erasureKey').select('key').where('id', '=', made.id);
  return (await keys.executeTakeFirstOrThrow()).key;
}

/** Returns the keys, also those of databases that restores have replaced: their records remain. */
export async function listErasureKeys(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('erasureKey').select('key').orderBy('id').execute();
  return rows.map(({ key }) => key);
}

/** What a restore leaves of the database that it replaces. */
interface Legacy {
  /** Of records of erasures. */
  keys: string[];
  /** Names of private files. */
  files: string[];
}

export const readLegacy = async (queries: Queries): Promise<Legacy> => ({
  keys: await listErasureKeys(queries),
  files: await listRecordedFiles(queries),
});

/**
 * Adds the legacy to a restored database; files that it lacks have no message and are removed like
 * all of these. Returns how many they are.
 */
export async function addLegacy(writer: Queries, legacy: Legacy, now: Date): Promise<number> {
  const known = await readLegacy(writer);
  const missingIn = (list: string[], others: string[]) => {
    const present = new Set(list);
    return others.filter((id) => !present.has(id));
  };
  const files = missingIn(known.files, legacy.files);
  const storedAt = now.toISOString();
  await insertRows(
    writer,
    'privateFiles',
    files.map((name) => ({ name, storedAt })),
  );
  const keys = missingIn(known.keys, legacy.keys);
  // The first stays the one of new records.
  const first = known.keys.length + 1;
  await insertRows(
    writer,
    'erasureKey',
    keys.map((key, index) => ({ id: first + index, key })),
  );
  return files.length;
}

/** Returns the keys that the senders of all messages are found by. */
export const listSenders = (reader: Queries) =>
  reader.selectFrom('messages').select(['id', 'createdAt', 'emailKey', 'phoneKey']).execute();

/** Returns the kinds of those that were there. */
export const deleteByIds = ({ writer }: Connections, ids: string[]): Promise<MessageKind[]> =>
  writer
    .transaction()
    .execute((trx) => deleteMessages(trx, (eb) => eb.and([whereIn(trx, 'id', ids)])));
