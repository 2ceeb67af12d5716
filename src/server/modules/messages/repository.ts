import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { compareNames } from '@/shared/compareNames';
import { countRows } from '@/server/db/sql';
import { lockJob } from '@/server/db/jobs';
import type { Connections, Database, Queries, Row } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import { newId, newReference } from '@/server/lib/ids';
import { enqueueFirst } from '../mails/repository';
import { emailKey, phoneKeys } from '@/server/lib/personKeys';

export type MessageKind = Database['messages']['kind'];
export type MessageValues = Row<'messages', 'name' | 'email' | 'phone' | 'address' | 'text'>;

export type MessageRow = Selectable<Database['messages']> & {
  /** When one of its mails was given up, and why. */
  mailFailedAt: string | null;
  mailError: string | null;
};

const PREFIXES: Record<MessageKind, string> = { inquiry: 'Q', application: 'A' };

type MessageListStatus = Requests['listInquiries']['Querystring']['status'];

/** Identifies a request by its `Idempotency-Key` and its fields; nulls without a key. */
export type RequestKey = Row<'messages', 'idempotencyKey' | 'requestHash'>;

export type StoredRequest = Row<'messages', 'reference' | 'requestHash'>;

interface InsertOptions {
  now: Date;
  /** Messages of a day at most; those that are held for review are counted apart. */
  perDay: number;
  /** Held for review in any case, not only beyond `perDay`. */
  isHeld: boolean;
  /** Whether mails are sent for a message that is not held. */
  withMail: boolean;
  requestKey: RequestKey;
}

/** A sender, by an e-mail address or a phone number; an empty one is not compared. */
export interface Person {
  email: string;
  phone: string;
}

type Marks = Requests['updateInquiry']['Body'];

interface ListOptions {
  status?: MessageListStatus;
  before?: string;
  offset?: number;
}

/** Sorts after every id, which is hexadecimal. */
const AFTER_ALL = 'g';

/** Several people may share a phone. */
const MAX_NAMES = 20;

/** What visitors send: inquiries and applications, in one table. */
export function messageRepository({ reader, writer }: Connections) {
  const findRequest = async (
    kind: MessageKind,
    { idempotencyKey }: RequestKey,
    queries: Queries = reader,
  ): Promise<StoredRequest | undefined> => {
    if (idempotencyKey === null) return undefined;
    return queries
      .selectFrom('messages')
      .select(['reference', 'requestHash'])
      .where('kind', '=', kind)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst();
  };

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
  const insert = (
    kind: MessageKind,
    values: MessageValues,
    { now, perDay, isHeld, withMail, requestKey }: InsertOptions,
  ): Promise<StoredRequest | undefined> =>
    writer.transaction().execute(async (trx) => {
      // Another insert waits until this one commits, and then sees its message.
      await lockJob(trx, 'messages');
      const earlier = await findRequest(kind, requestKey, trx);
      if (earlier) return earlier;
      const held = isHeld || (await countToday(now, false, trx)) >= perDay;
      if (held && (await countToday(now, true, trx)) >= perDay) return undefined;
      const createdAt = now.toISOString();
      const id = newId();
      let stored: StoredRequest | undefined;
      // Until the reference is a new one.
      while (!stored) {
        stored = await trx
          .insertInto('messages')
          .values({
            ...values,
            ...requestKey,
            id,
            kind,
            reference: newReference(PREFIXES[kind]),
            createdAt,
            emailKey: emailKey(values.email),
            phoneKey: phoneKeys(values.phone).join(' '),
            spamAt: held ? createdAt : null,
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .returning(['reference', 'requestHash'])
          .executeTakeFirst();
      }
      if (withMail) await enqueueFirst(trx, kind, id, now);
      return stored;
    });

  /** Without a status all but those held for review. */
  const ofKind = (kind: MessageKind, status?: MessageListStatus) => {
    const query = reader
      .selectFrom('messages')
      .where('kind', '=', kind)
      .where('spamAt', status === 'spam' ? 'is not' : 'is', null);
    if (status === 'open') return query.where('answeredAt', 'is', null);
    if (status === 'answered') return query.where('answeredAt', 'is not', null);
    return query;
  };

  const count = (kind: MessageKind, status?: MessageListStatus): Promise<number> =>
    countRows(ofKind(kind, status));

  /** Newest first; only those before the id `before`. */
  const list = (
    kind: MessageKind,
    limit: number,
    { status, before = AFTER_ALL, offset = 0 }: ListOptions,
  ): Promise<MessageRow[]> =>
    ofKind(kind, status)
      .selectAll()
      .select(failedMail)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();

  const find = (kind: MessageKind, id: string): Promise<MessageRow | undefined> =>
    reader
      .selectFrom('messages')
      .selectAll()
      .select(failedMail)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();

  /** A message that is marked already keeps the time of its mark. */
  const mark = async (kind: MessageKind, id: string, marks: Marks, now: Date): Promise<void> => {
    const { answered, spam } = marks;
    await writer
      .updateTable('messages')
      .set(({ fn, val }) => {
        const timeOf = (column: 'answeredAt' | 'spamAt', marked: boolean) =>
          marked ? fn.coalesce(column, val(now.toISOString())) : null;
        return {
          answeredAt: answered === undefined ? undefined : timeOf('answeredAt', answered),
          spamAt: spam === undefined ? undefined : timeOf('spamAt', spam),
        };
      })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  };

  const remove = async (kind: MessageKind, id: string): Promise<boolean> => {
    const query = writer.deleteFrom('messages').where('kind', '=', kind).where('id', '=', id);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  };

  /** Removes the messages from before that time; returns how many there were. */
  const removeBefore = async (time: Date): Promise<number> => {
    const query = writer.deleteFrom('messages').where('createdAt', '<', time.toISOString());
    return Number((await query.executeTakeFirst()).numDeletedRows);
  };

  /** How many messages there are, and the names under which they came. */
  const findPerson = async (person: Person) => {
    const sent = reader.selectFrom('messages').where(sentBy(person));
    const names = sent.select('name').distinct().orderBy('name').limit(MAX_NAMES);
    return {
      inquiries: await countRows(sent.where('kind', '=', 'inquiry')),
      applications: await countRows(sent.where('kind', '=', 'application')),
      names: (await names.execute()).map(({ name }) => name).sort(compareNames),
    };
  };

  const erasePerson = async (person: Person) => {
    const query = writer.deleteFrom('messages').where(sentBy(person));
    const erased = await query.returning('kind').execute();
    const inquiries = erased.filter(({ kind }) => kind === 'inquiry').length;
    return { inquiries, applications: erased.length - inquiries };
  };

  return {
    findRequest,
    countToday,
    isFull,
    insert,
    count,
    list,
    find,
    mark,
    remove,
    removeBefore,
    findPerson,
    erasePerson,
  };
}

/** What failed first. */
const failedMail = (eb: ExpressionBuilder<Database, 'messages'>) => {
  const failed = eb
    .selectFrom('mails')
    .whereRef('messageId', '=', 'messages.id')
    .where('failedAt', 'is not', null)
    .orderBy('failedAt')
    .limit(1);
  return [failed.select('failedAt').as('mailFailedAt'), failed.select('error').as('mailError')];
};

const sentBy = (person: Person) => {
  const email = emailKey(person.email);
  return (where: ExpressionBuilder<Database, 'messages'>) =>
    where.or([
      ...(email === '' ? [] : [where('emailKey', '=', email)]),
      ...phoneKeys(person.phone).map((key) =>
        where(sql`' ' || "phoneKey" || ' '`, 'like', `% ${key} %`),
      ),
    ]);
};
