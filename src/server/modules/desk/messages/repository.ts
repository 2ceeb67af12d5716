import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { compareNames } from '@/shared/compareNames';
import { countRows } from '@/server/db/sql';
import type { MessageKind } from '@/server/db/messageTables';
import type { Connections, Database, Queries, Trx } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import { deleteMessages } from './fileRepository';
import { emailKey, phoneKeys } from '@/server/lib/personKeys';

export type Message = Selectable<Database['messages']>;

export type MessageRow = Message & {
  /** When one of its mails was given up, and why. */
  mailFailedAt: string | null;
  mailError: string | null;
};

type MessageListStatus = Requests['listApplications']['Querystring']['status'];

/** A sender, by an e-mail address or a phone number; an empty one is not compared. */
export interface Person {
  email: string;
  phone: string;
}

type Marks = Requests['updateApplication']['Body'];

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

  /**
   * A message that is marked already keeps the time of its mark. Returns whether it was released
   * from review.
   */
  const mark = async (
    trx: Trx,
    kind: MessageKind,
    id: string,
    { answered, spam }: Marks,
    now: Date,
  ): Promise<boolean> => {
    const held = trx
      .selectFrom('messages')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('spamAt', 'is not', null);
    const wasHeld = (await countRows(held)) > 0;
    await trx
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
    return wasHeld && spam === false;
  };

  /** Removes the messages from before that time; returns how many there were. */
  const removeBefore = async (time: Date): Promise<number> => {
    const deleted = await writer
      .transaction()
      .execute((trx) =>
        deleteMessages(trx, (eb) => eb.and([eb('createdAt', '<', time.toISOString())])),
      );
    return deleted.length;
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

  const countUnread = (): Promise<number> =>
    countRows(ofKind('inquiry').where('readAt', 'is', null));

  const listIds = async (person: Person): Promise<string[]> => {
    const rows = await reader.selectFrom('messages').select('id').where(sentBy(person)).execute();
    return rows.map(({ id }) => id);
  };

  return {
    count,
    list,
    find,
    mark,
    removeBefore,
    findPerson,
    listIds,
    countUnread,
  };
}

/** Finds a message, also one that is held for review, which its buyer may read. */
export const findMessage = (
  reader: Queries,
  column: 'id' | 'publicToken',
  value: string,
): Promise<Message | undefined> =>
  reader.selectFrom('messages').selectAll().where(column, '=', value).executeTakeFirst();

/** Inquiries of an e-mail address that are not held for review, newest first. */
export const findNewestInquiries = (
  reader: Queries,
  key: string,
  limit: number,
): Promise<Message[]> =>
  reader
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', 'inquiry')
    .where('emailKey', '=', key)
    .where('spamAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What failed first. */
export const failedMail = (eb: ExpressionBuilder<Database, 'messages'>) => {
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
