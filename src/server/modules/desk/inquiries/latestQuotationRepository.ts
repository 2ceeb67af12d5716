import type { ExpressionBuilder, ExpressionWrapper, Nullable, SqlBool } from 'kysely';
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

/** What the buyer did about it last. */
const responseTo = (eb: Joined) =>
  eb
    .selectFrom('buyerResponses')
    .select('buyerResponses.type')
    .whereRef('quotationId', '=', 'latest.id')
    .where('buyerResponses.type', 'in', ['accepted', 'declined'])
    .orderBy('buyerResponses.createdAt', 'desc')
    .limit(1);

export const latestQuotation = (eb: Joined) => [
  eb.ref('latest.number').as('quotationNumber'),
  eb.ref('latest.validUntil').as('validUntil'),
  eb.ref('latest.withdrawnAt').as('withdrawnAt'),
  responseTo(eb).as('response'),
];

type Wanted = NonNullable<Requests['listInquiries']['Querystring']['quotation']>;

/** Chooses inquiries by their newest quotations. */
export const byQuotation =
  (wanted: Wanted, now: Date) =>
  (eb: Joined): ExpressionWrapper<Database, 'messages', SqlBool> => {
    const isValid = eb.and([eb('latest.id', 'is not', null), eb('withdrawnAt', 'is', null)]);
    if (wanted === 'accepted') return eb.and([isValid, eb(responseTo(eb), '=', 'accepted')]);
    const [today, soon] = [companyDay(now), companyDay(now, EXPIRING_DAYS)];
    return eb.and([
      isValid,
      eb('state', 'not in', ['won', 'lost']),
      eb(responseTo(eb), 'is', null),
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
  const { quotationNumber: number, withdrawnAt, response } = row;
  if (number === null) return undefined;
  const validUntil = row.validUntil ?? undefined;
  const standing = { isNewest: true, withdrawnAt, response, validUntil };
  return { number, status: quotationStatus(standing, companyDay(now)), validUntil };
}
