import { type OrderByItemBuilder, sql, type Updateable } from 'kysely';
import { inquiryStates } from '@/shared/inquiries';
import { foldedWords } from '@/shared/search';
import { contains, countRows } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { failedMail } from '../messages/repository';
import { byQuotation, latestQuotation, newestId } from './latestQuotationRepository';

type ListQuery = Requests['listInquiries']['Querystring'];
type Filter = Omit<ListQuery, 'page' | 'limit' | 'sort'>;

interface Slice {
  limit: number;
  offset: number;
  now: Date;
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

type Changes = Updateable<Database['messages']>;

export function inquiryRepository(queries: Queries) {
  const inquiries = () =>
    queries
      .selectFrom('messages')
      .leftJoin('accounts', 'accounts.id', 'assigneeId')
      .leftJoin('quotations as latest', (join) => join.on('latest.id', '=', newestId()))
      .where('kind', '=', 'inquiry');

  const summaries = (query = inquiries()) =>
    query
      .select(SUMMARY)
      .select(failedMail)
      .select(latestQuotation)
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

  const filtered = (
    { status, state, assignee, country, waiting, quotation, q = '' }: Filter,
    now: Date,
  ) =>
    inquiries()
      .where('spamAt', status === 'spam' ? 'is not' : 'is', null)
      .$if(status === 'open', (open) => open.where('answeredAt', 'is', null))
      .$if(status === 'answered', (answered) => answered.where('answeredAt', 'is not', null))
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(country !== undefined, (query) => query.where('country', '=', country!))
      .$if(waiting !== undefined, (query) =>
        query.where('waitingSince', waiting ? 'is not' : 'is', null),
      )
      .$if(quotation !== undefined, (query) => query.where(byQuotation(quotation!, now)))
      .$if(assignee === 'none', (query) => query.where('assigneeId', 'is', null))
      .$if(assignee !== undefined && assignee !== 'none', (query) =>
        query.where('assigneeId', '=', assignee!),
      )
      .where((eb) => eb.and(foldedWords(q).map((word) => contains(sql.ref('searchText'), word))));

  const count = (filter: Filter, now: Date): Promise<number> => countRows(filtered(filter, now));

  /** Newest first, by their ids, unless `sort` says otherwise. */
  const list = (filter: Filter, sort: ListQuery['sort'], { limit, offset, now }: Slice) =>
    summaries(filtered(filter, now))
      .$if(sort !== undefined, (query) => query.orderBy(...orderOf(sort!)))
      .orderBy('messages.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();

  const find = (id: string) =>
    summaries()
      .select(['messages.text', 'address', 'incoterm', 'lostReason', 'version', 'domainKey'])
      .where('messages.id', '=', id)
      .executeTakeFirst();

  /** Those of the same company before or after it, the nearest first. */
  const listRelated = async (
    { id, domainKey }: Row<'messages', 'id' | 'domainKey'>,
    side: 'earlier' | 'later',
  ) => {
    if (domainKey === '') return [];
    return summaries()
      .where('domainKey', '=', domainKey)
      .where('spamAt', 'is', null)
      .where('messages.id', side === 'earlier' ? '<' : '>', id)
      .orderBy('messages.id', side === 'earlier' ? 'desc' : 'asc')
      .limit(MAX_RELATED)
      .execute();
  };

  /** Until the end of the transaction. */
  const lock = (id: string) =>
    queries
      .updateTable('messages')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', id)
      .execute();

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

  const findAdminEmail = async (id: string): Promise<string | undefined> => {
    const admins = queries.selectFrom('accounts').select('email').where('role', '=', 'admin');
    return (await admins.where('id', '=', id).executeTakeFirst())?.email;
  };

  return {
    count,
    list,
    find,
    listRelated,
    lock,
    update,
    markRead,
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
