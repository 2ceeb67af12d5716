import { randomBytes } from 'node:crypto';
import { whereIn } from '@/server/db/sql';
import type { Connections, Queries } from '@/server/db/types';
import { deleteMessages } from './fileRepository';
import type { MessageKind } from './repository';

/** The key that people are hashed with in records of erasures; made where it is missing. */
export async function ensureErasureKey(writer: Queries): Promise<string> {
  const made = { id: 1, key: randomBytes(32).toString('base64url') };
  await writer
    .insertInto('erasureKey')
    .values(made)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await writer.selectFrom('erasureKey').select('key').executeTakeFirstOrThrow()).key;
}

/** Of all messages what their senders are found by. */
export const listSenders = (reader: Queries) =>
  reader.selectFrom('messages').select(['id', 'createdAt', 'emailKey', 'phoneKey']).execute();

/** Returns the kinds of those that were there. */
export const deleteByIds = ({ writer }: Connections, ids: string[]): Promise<MessageKind[]> =>
  writer
    .transaction()
    .execute((trx) => deleteMessages(trx, (eb) => eb.and([whereIn(trx, 'id', ids)])));
