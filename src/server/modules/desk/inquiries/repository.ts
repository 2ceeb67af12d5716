import { type OrderByItemBuilder, sql } from 'kysely';
import { inquiryStates } from '@/shared/inquiries';
import { foldedWords } from '@/shared/search';
import { contains, countRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { failedMail } from '../messages/repository';

type ListQuery = Requests['listInquiries']['Querystring'];
type Filter = Pick<ListQuery, 'status' | 'state' | 'assignee' | 'country' | 'q'>;

interface Slice {
  limit: number;
  offset: number;
}

const MAX_RELATED = 10;

/** Characters of the text that a list reads. */
const BEGINNING = 300;

const SUMMARY = [
  'messages.id',
  'reference',
  'name',
  'messages.email',
  'phone',
  'company',
  'country',
  'language',
  'lineCount',
  'state',
  'assigneeId',
  'readAt',
  'waitingSince',
  'messages.createdAt',
  'answeredAt',
  'spamAt',
] as const;

type Changes = Row<'messages', 'state' | 'assigneeId' | 'spamAt' | 'answeredAt' | 'readAt'> &
  Partial<Row<'messages', 'waitingSince' | 'lostReason'>>;

export type EventRow = Row<'messageEvents', 'id' | 'createdAt' | 'author' | 'type' | 'text'>;
export type NewEvent = Omit<EventRow, 'id'>;

export function inquiryRepository(queries: Queries) {
  const inquiries = () =>
    queries
      .selectFrom('messages')
      .leftJoin('accounts', 'accounts.id', 'assigneeId')
      .where('kind', '=', 'inquiry');

  const summaries = (query = inquiries()) =>
    query
      .select(SUMMARY)
      .select(failedMail)
      .select((eb) => [
        'accounts.email as assigneeEmail',
        eb
          .selectFrom('inquiryLines')
          .select('inquiryLines.text')
          .whereRef('messageId', '=', 'messages.id')
          .orderBy('position')
          .limit(1)
          .as('firstLine'),
        sql<string>`substr(${eb.ref('messages.text')}, 1, ${sql.lit(BEGINNING)})`.as('beginning'),
      ]);

  const filtered = ({ status, state, assignee, country, q = '' }: Filter) =>
    inquiries()
      .where('spamAt', status === 'spam' ? 'is not' : 'is', null)
      .$if(status === 'open', (open) => open.where('answeredAt', 'is', null))
      .$if(status === 'answered', (answered) => answered.where('answeredAt', 'is not', null))
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(country !== undefined, (query) => query.where('country', '=', country!))
      .$if(assignee === 'none', (query) => query.where('assigneeId', 'is', null))
      .$if(assignee !== undefined && assignee !== 'none', (query) =>
        query.where('assigneeId', '=', assignee!),
      )
      .where((eb) => eb.and(foldedWords(q).map((word) => contains(sql.ref('searchText'), word))));

  const count = (filter: Filter): Promise<number> => countRows(filtered(filter));

  /** Newest first, by their ids, unless `sort` says otherwise. */
  const list = (filter: Filter, sort: ListQuery['sort'], { limit, offset }: Slice) =>
    summaries(filtered(filter))
      .$if(sort !== undefined, (query) => query.orderBy(...orderOf(sort!)))
      .orderBy('messages.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();

  const find = (id: string) =>
    summaries()
      .select(['messages.text', 'address', 'incoterm', 'version', 'domainKey'])
      .where('messages.id', '=', id)
      .executeTakeFirst();

  /** Earlier ones of the same company, newest first. */
  const listRelated = async (inquiry: Row<'messages', 'id' | 'domainKey'>) => {
    if (inquiry.domainKey === '') return [];
    return summaries()
      .where('domainKey', '=', inquiry.domainKey)
      .where('spamAt', 'is', null)
      .where('messages.id', '<', inquiry.id)
      .orderBy('messages.id', 'desc')
      .limit(MAX_RELATED)
      .execute();
  };

  const listEvents = (id: string): Promise<EventRow[]> =>
    queries
      .selectFrom('messageEvents')
      .select(['id', 'createdAt', 'author', 'type', 'text'])
      .where('messageId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();

  /** Reads an inquiry that is to be changed, and locks it until the end of the transaction. */
  const lock = (id: string) =>
    queries
      .updateTable('messages')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('kind', '=', 'inquiry')
      .where('id', '=', id)
      .returning(['reference', 'state', 'assigneeId', 'spamAt', 'answeredAt', 'readAt', 'version'])
      .executeTakeFirst();

  const update = (id: string, changes: Changes) =>
    queries
      .updateTable('messages')
      .set({ ...changes, version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();

  const markRead = (id: string, now: Date) =>
    queries
      .updateTable('messages')
      .set({ readAt: now.toISOString() })
      .where('id', '=', id)
      .where('readAt', 'is', null)
      .execute();

  const addEvent = async (messageId: string, event: NewEvent): Promise<EventRow> => {
    const row = { id: newId(), ...event };
    await queries
      .insertInto('messageEvents')
      .values({ messageId, ...row })
      .execute();
    return row;
  };

  const findAdminEmail = async (id: string): Promise<string | undefined> => {
    const admins = queries.selectFrom('accounts').select('email').where('role', '=', 'admin');
    return (await admins.where('id', '=', id).executeTakeFirst())?.email;
  };

  return {
    count,
    list,
    find,
    listRelated,
    listEvents,
    lock,
    update,
    markRead,
    addEvent,
    findAdminEmail,
  };
}

type InquiryRepository = ReturnType<typeof inquiryRepository>;
type Found<Name extends keyof InquiryRepository> = Awaited<ReturnType<InquiryRepository[Name]>>;

export type SummaryRow = Found<'list'>[number];
export type InquiryRow = NonNullable<Found<'find'>>;

const positions = inquiryStates.map((state, index) => sql`when ${state} then ${sql.lit(index)}`);

const sortKeys = {
  createdAt: sql.ref('messages.createdAt'),
  lineCount: sql.ref('lineCount'),
  company: sql`lower(nullif(company, ''))`,
  country: sql`nullif(country, '')`,
  waitingSince: sql.ref('waitingSince'),
  state: sql`case state ${sql.join(positions, sql` `)} end`,
};

/** Inquiries without a company or a country are last in either direction. */
function orderOf(sort: NonNullable<ListQuery['sort']>) {
  const key = sortKeys[sort.replace('-', '') as keyof typeof sortKeys];
  const direction = (by: OrderByItemBuilder) =>
    (sort.startsWith('-') ? by.desc() : by.asc()).nullsLast();
  return [key, direction] as const;
}
