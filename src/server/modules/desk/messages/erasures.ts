import type { AppContext } from '@/server/context';
import type { Connections } from '@/server/db/types';
import { emailKey, phoneKeys } from '@/server/lib/personKeys';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { hashPerson, recordErasure, type Erasure } from './erasureLog';
import { deleteByIds, ensureErasureKey, listErasureKeys, listSenders } from './erasureRepository';
import { makeFileStore } from './fileStore';
import { messageRepository, type Person } from './repository';
import type { MessageKind } from '@/server/db/messageTables';

/** Erases what visitors have sent, and records it for restores of backups that still have it. */
export function makeErasures(context: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const { db, media, clock } = context;
  const messages = messageRepository(db);
  const files = makeFileStore(context);

  const erase = async (ids: string[], people: string[]): Promise<MessageKind[]> => {
    if (ids.length + people.length === 0) return [];
    const at = new Date(clock()).toISOString();
    await recordErasure(media, { at, messages: ids, people });
    const erased = await deleteByIds(db, ids);
    await files.purgeNow();
    return erased;
  };

  /** Returns whether the message was there. Throws what the precondition throws. */
  const eraseMessage = async (kind: MessageKind, id: string, precondition: Precondition) => {
    const row = await messages.find(kind, id);
    if (row) precondition(row.version);
    return (await erase(row ? [id] : [], [])).length > 0;
  };

  const erasePerson = async (person: Person) => {
    const keys = { emailKey: emailKey(person.email), phoneKey: phoneKeys(person.phone).join(' ') };
    const people = hashPerson(await ensureErasureKey(db.writer), keys);
    const erased = await erase(await messages.listIds(person), people);
    const inquiries = erased.filter((kind) => kind === 'inquiry').length;
    return { inquiries, applications: erased.length - inquiries };
  };

  return { eraseMessage, erasePerson };
}

/** Erases again what a restored database has back; returns how many messages. */
export async function repeatErasures(db: Connections, erasures: Erasure[]): Promise<number> {
  const ids = new Set(erasures.flatMap(({ messages }) => messages));
  /** When each person was erased last. */
  const people = new Map<string, string>();
  for (const { at, people: hashes } of erasures) {
    for (const hash of hashes) if (at > (people.get(hash) ?? '')) people.set(hash, at);
  }
  if (people.size > 0) {
    const keys = await listErasureKeys(db.reader);
    for (const row of await listSenders(db.reader)) {
      const hashes = keys.flatMap((key) => hashPerson(key, row));
      const erasedAt = hashes.map((hash) => people.get(hash) ?? '');
      if (erasedAt.some((at) => row.createdAt <= at)) ids.add(row.id);
    }
  }
  return (await deleteByIds(db, [...ids])).length;
}
