import { randomBytes } from 'node:crypto';
import { withJobLock } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { countRows } from '@/server/db/sql';
import type { Queries, Row, Trx } from '@/server/db/types';
import { newId, newReference } from '@/server/lib/ids';
import { domainKey, emailKey, phoneKeys } from '@/server/lib/personKeys';
import { fold } from '@/shared/search';
import { enqueueFirst } from '../../core/outbox/repository';
import { insertFiles, type StoredFile } from './fileRepository';
import { lineRepository, type StoredLine } from './lineRepository';
import type { MessageKind } from '@/server/db/messageTables';

export type MessageValues = Row<
  'messages',
  'name' | 'email' | 'phone' | 'address' | 'text' | 'company' | 'country' | 'language' | 'incoterm'
>;

/** Identifies a request by its `Idempotency-Key` and its fields; nulls without a key. */
export type RequestKey = Row<'messages', 'idempotencyKey' | 'requestHash'>;

export type StoredRequest = Row<'messages', 'reference' | 'requestHash' | 'publicToken'>;

export interface Message {
  values: MessageValues;
  lines: StoredLine[];
  files: StoredFile[];
  requestKey: RequestKey;
  now: Date;
  /** Whether mails are sent for it unless it is held. */
  withMail: boolean;
}

export interface Submission extends Message {
  /** Messages of a day at most; those that are held for review are counted apart. */
  perDay: number;
  /** Held for review in any case, not only beyond `perDay`. */
  isHeld: boolean;
}

const PREFIXES: Record<MessageKind, string> = { inquiry: 'Q', application: 'A' };
const RECEIPT = ['reference', 'requestHash', 'publicToken'] as const;

/** Stores what visitors send, each message once. */
export function submissionRepository(db: Db) {
  const { reader } = db;

  const findRequest = async (
    kind: MessageKind,
    { idempotencyKey }: RequestKey,
    queries: Queries = reader,
  ): Promise<StoredRequest | undefined> => {
    if (idempotencyKey === null) return undefined;
    return queries
      .selectFrom('messages')
      .select(RECEIPT)
      .where('kind', '=', kind)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst();
  };

  /** Whether a message of either kind is stored with this key. */
  const hasKey = async (idempotencyKey: string): Promise<boolean> =>
    (await countRows(
      reader
        .selectFrom('messages')
        .where('kind', 'in', ['inquiry', 'application'])
        .where('idempotencyKey', '=', idempotencyKey),
    )) > 0;

  /** Messages of the day in UTC that are still stored, either those held for review or the others. */
  const countToday = (now: Date, held: boolean, queries: Queries = reader): Promise<number> =>
    countRows(
      queries
        .selectFrom('messages')
        .where('createdAt', '>=', now.toISOString().slice(0, 10))
        .where('spamAt', held ? 'is not' : 'is', null),
    );

  /** Whether the day takes no more messages, held for review or not. */
  const isFull = async (now: Date, perDay: number): Promise<boolean> =>
    (await countToday(now, true)) >= perDay && (await countToday(now, false)) >= perDay;

  /**
   * Stores a message, or returns the one that was stored with the same key. Undefined: as many are
   * held for review today as may be.
   */
  const insert = (kind: MessageKind, submission: Submission): Promise<StoredRequest | undefined> =>
    withJobLock(db, 'messages', async (trx) => {
      // Another insert waits until this one commits, and then sees its message.
      const { requestKey, now, perDay, isHeld } = submission;
      const earlier = await findRequest(kind, requestKey, trx);
      if (earlier) return earlier;
      const held = isHeld || (await countToday(now, false, trx)) >= perDay;
      if (held && (await countToday(now, true, trx)) >= perDay) return undefined;
      return insertMessage(trx, kind, submission, held);
    });

  return { findRequest, hasKey, countToday, isFull, insert };
}

/** A message with its lines, its first event and its mails. */
export async function insertMessage(
  trx: Trx,
  kind: MessageKind,
  message: Message,
  held: boolean,
): Promise<StoredRequest & { id: string }> {
  const { values, lines, files, requestKey, now, withMail } = message;
  const id = newId();
  const createdAt = now.toISOString();
  let stored: StoredRequest | undefined;
  // Until the reference is a new one.
  while (!stored) {
    const reference = newReference(PREFIXES[kind]);
    stored = await trx
      .insertInto('messages')
      .values({
        ...values,
        ...requestKey,
        id,
        kind,
        reference,
        createdAt,
        emailKey: emailKey(values.email),
        phoneKey: phoneKeys(values.phone).join(' '),
        domainKey: domainKey(values.email),
        searchText: searchText(reference, values, lines),
        lineCount: lines.length,
        publicToken: kind === 'inquiry' ? randomBytes(32).toString('base64url') : null,
        spamAt: held ? createdAt : null,
        waitingSince: kind === 'inquiry' ? createdAt : null,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(RECEIPT)
      .executeTakeFirst();
  }
  if (withMail) await enqueueFirst(trx, kind, id, now);
  await lineRepository(trx).insert(id, lines);
  await insertFiles(trx, id, files);
  const event = { messageId: id, createdAt, author: '', type: 'received', text: '' } as const;
  await trx
    .insertInto('messageEvents')
    .values({ id: newId(), ...event })
    .execute();
  return { id, ...stored };
}

function searchText(reference: string, values: MessageValues, lines: StoredLine[]): string {
  const { name, company, email, phone, address, text } = values;
  const texts = lines.flatMap((line) => [line.text, line.partNumber, line.note]);
  return fold([reference, name, company, email, phone, address, text, ...texts].join('\n'));
}
