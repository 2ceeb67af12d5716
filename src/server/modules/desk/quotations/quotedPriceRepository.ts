import { sql } from 'kysely';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { PriceProposal } from '@/server/generated/requests';
import { companyDay } from '@/shared/quotations';

interface Buyer {
  /** What was quoted for it counts too. */
  inquiryId: string;
  /** Empty: not known, as the company. */
  emailKey: string;
  companyKey: string;
}

export interface QuotedPrice extends PriceProposal {
  partId: string | null;
  textKey: string;
}

/** The last prices in each currency to this buyer and to others, the newest first. */
export async function listQuotedPrices(
  queries: Queries,
  buyer: Buyer,
  partIds: string[],
  lineKeys: string[],
): Promise<QuotedPrice[]> {
  const { inquiryId, emailKey, companyKey } = buyer;
  const found = queries
    .selectFrom('quotedPrices')
    .innerJoin('quotations', 'quotations.id', 'quotationId')
    .where('withdrawnAt', 'is', null)
    .where((eb) =>
      eb.or([whereIn(queries, 'partId', partIds), whereIn(queries, 'textKey', lineKeys)]),
    )
    .select((eb) => {
      const isBuyer = eb.or([
        eb('messageId', '=', inquiryId),
        ...(emailKey === '' ? [] : [eb('emailKey', '=', emailKey)]),
        ...(companyKey === '' ? [] : [eb('companyKey', '=', companyKey)]),
      ]);
      const source = eb.case().when(isBuyer).then('buyer').else('other').end();
      return [
        'number',
        'partId',
        'textKey',
        'unitPrice as price',
        'currency',
        'quotedPrices.issuedAt',
        source.$castTo<PriceProposal['source']>().as('source'),
        sql<number>`row_number() over (
          partition by "partId", "textKey", currency, ${source}
          order by "quotedPrices"."issuedAt" desc, "quotationId" desc, position)`.as('age'),
      ];
    });
  const rows = await queries
    .selectFrom(found.as('found'))
    .selectAll()
    .where('age', '=', 1)
    .orderBy('issuedAt', 'desc')
    .execute();
  return rows.map(({ age: _age, issuedAt, ...price }) => ({
    ...price,
    date: companyDay(new Date(issuedAt)),
  }));
}
