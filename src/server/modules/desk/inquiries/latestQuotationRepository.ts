import {
  expressionBuilder,
  sql,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Nullable,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Database } from '@/server/db/types';
import type { LatestQuotation, Requests } from '@/server/generated/requests';
import type { BuyerResponseType } from '@/shared/inquiries';
import { companyDay, quotationStatus } from '@/shared/quotations';

/** Days before its last one from which on a quotation is expiring. */
const EXPIRING_DAYS = 7;

/** Inquiries joined with their newest quotations. */
type Joined = ExpressionBuilder<
  Database & { latest: Nullable<Database['quotations']> },
  'messages' | 'latest'
>;

/** By their numbers: times and ids are of several hosts' clocks. `…-R10` comes after `…-R9`. */
export const newestFirst = <Output>(
  quotations: SelectQueryBuilder<Database, 'quotations', Output>,
) => quotations.orderBy((eb) => eb.fn('length', ['number']), 'desc').orderBy('number', 'desc');

/** The id of the newest quotation of each inquiry. */
export const newestId = () =>
  newestFirst(expressionBuilder<Database>().selectFrom('quotations'))
    .select('quotations.id')
    .where('messageId', '=', sql.ref<string>('messages.id'))
    .limit(1);

/** `accepted`, else `declined`, of the quotation with the id in that column: an acceptance is final. */
export const decisionAbout = (column: string) =>
  expressionBuilder<Database>()
    .selectFrom('buyerResponses')
    .select(({ fn }) => fn.min('type').as('type'))
    .where('quotationId', '=', sql.ref<string>(column))
    .where('type', 'in', ['accepted', 'declined']);

export const latestQuotation = (eb: Joined) => [
  eb.ref('latest.number').as('quotationNumber'),
  eb.ref('latest.validUntil').as('validUntil'),
  eb.ref('latest.withdrawnAt').as('withdrawnAt'),
  decisionAbout('latest.id').as('response'),
];

type Wanted = NonNullable<Requests['listInquiries']['Querystring']['quotation']>;

/** Chooses inquiries by their newest quotations. */
export const byQuotation =
  (wanted: Wanted, now: Date) =>
  (eb: Joined): ExpressionWrapper<Database, 'messages', SqlBool> => {
    const isValid = eb.and([eb('latest.id', 'is not', null), eb('withdrawnAt', 'is', null)]);
    if (wanted === 'accepted')
      return eb.and([isValid, eb(decisionAbout('latest.id'), '=', 'accepted')]);
    const [today, soon] = [companyDay(now), companyDay(now, EXPIRING_DAYS)];
    return eb.and([
      isValid,
      eb('state', 'not in', ['won', 'lost']),
      eb(decisionAbout('latest.id'), 'is', null),
      ...(wanted === 'expired'
        ? [eb('validUntil', '<', today)]
        : [eb('validUntil', '>=', today), eb('validUntil', '<=', soon)]),
    ]);
  };

interface LatestRow {
  quotationNumber: string | null;
  validUntil: string | null;
  withdrawnAt: string | null;
  response: BuyerResponseType | null;
}

export function presentLatest(row: LatestRow, now: Date): LatestQuotation | undefined {
  const { quotationNumber: number, validUntil } = row;
  if (number === null) return undefined;
  const status = quotationStatus({ ...row, isNewest: true }, companyDay(now));
  return { number, status, validUntil: validUntil ?? undefined };
}
