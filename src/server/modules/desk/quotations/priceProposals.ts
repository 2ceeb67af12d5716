import { sql } from 'kysely';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { PriceProposal, Requests } from '@/server/generated/requests';
import { emailKey as emailKeyOf } from '@/server/lib/personKeys';
import { lineKey, textKey } from '@/server/lib/quotedPrices';
import type { ListPrice } from '@/shared/prices';
import { companyDay, type Currency } from '@/shared/quotations';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { findInquiry } from '../inquiries/service';
import { partIdsOf } from './content';

type Request = Requests['proposePrices']['Body'];
type PricedLine = Request['lines'][number];

const SOURCES: PriceProposal['source'][] = ['buyer', 'list', 'other'];

/** The prices for each line, the best first. Throws `inquiry_not_found`. */
export async function proposePrices(
  queries: Queries,
  inquiryId: string,
  { currency, lines }: Request,
  now: Date,
): Promise<PriceProposal[][]> {
  const quoted = await readQuoted(queries, inquiryId, lines);
  const parts = await sparePartRepository(queries).listById(partIdsOf(lines));
  const pricesOf = await priceRepository(queries).listOf(parts.map(({ seq }) => seq));
  const today = companyDay(now);
  return lines.map((line) => {
    const key = lineKey(line);
    const seq = parts.find(({ id }) => id === line.partId)?.seq;
    const listed = (seq !== undefined && pricesOf.get(seq)?.prices) || [];
    const proposals = [
      ...quoted.filter((price) =>
        // Other makers' parts may have the same number.
        line.partId && price.partId ? price.partId === line.partId : price.textKey === key,
      ),
      ...validPrices(listed, line.quantity ?? 1, today),
    ];
    return best(proposals, currency);
  });
}

interface QuotedPrice extends PriceProposal {
  partId: string | null;
  textKey: string;
}

/** The last prices in each currency to this buyer and to others, the newest first. */
async function readQuoted(
  queries: Queries,
  inquiryId: string,
  lines: PricedLine[],
): Promise<QuotedPrice[]> {
  const { email, company } = await findInquiry(queries, inquiryId);
  const [emailKey, companyKey] = [emailKeyOf(email), textKey(company)];
  const found = queries
    .selectFrom('quotedPrices')
    .innerJoin('quotations', 'quotations.id', 'quotationId')
    .where('withdrawnAt', 'is', null)
    .where((eb) =>
      eb.or([
        whereIn(queries, 'partId', partIdsOf(lines)),
        whereIn(queries, 'textKey', [...new Set(lines.map(lineKey))]),
      ]),
    )
    .select((eb) => {
      const isBuyer = eb.or([
        eb('messageId', '=', inquiryId),
        ...(emailKey === '' ? [] : [eb('emailKey', '=', emailKey)]),
        ...(companyKey === '' ? [] : [eb('companyKey', '=', companyKey)]),
      ]);
      const toBuyer = eb.case().when(isBuyer).then(1).else(0).end();
      return [
        'number',
        'partId',
        'textKey',
        'unitPrice',
        'currency',
        'quotedPrices.issuedAt',
        toBuyer.as('toBuyer'),
        sql<number>`row_number() over (
          partition by "partId", "textKey", currency, ${toBuyer}
          order by "quotedPrices"."issuedAt" desc, "quotationId" desc, position)`.as('age'),
      ];
    });
  const rows = await queries
    .selectFrom(found.as('found'))
    .selectAll()
    .where('age', '=', 1)
    .orderBy('issuedAt', 'desc')
    .execute();
  return rows.map(({ toBuyer, unitPrice, issuedAt, currency, number, ...line }) => ({
    partId: line.partId,
    textKey: line.textKey,
    source: toBuyer ? 'buyer' : 'other',
    price: unitPrice,
    currency,
    date: companyDay(new Date(issuedAt)),
    number,
  }));
}

/** The list price for the quantity in each currency. */
function validPrices(prices: ListPrice[], quantity: number, today: string): PriceProposal[] {
  const found = new Map<Currency, PriceProposal>();
  for (const { currency, minQuantity, price, from = today, until = today } of prices) {
    if (minQuantity > quantity || from > today || until < today) continue;
    // They come by quantity: that of a larger one takes the place of others.
    found.set(currency, { source: 'list', price, currency, date: today, minQuantity });
  }
  return [...found.values()];
}

/** One of each source and currency: by source, and in the currency asked for first. */
const best = (proposals: (PriceProposal & Partial<QuotedPrice>)[], currency: string) =>
  SOURCES.flatMap((source) => {
    const ofSource = proposals.filter((proposal) => proposal.source === source);
    const inCurrency = new Map<string, PriceProposal>();
    for (const { partId, textKey: _key, ...proposal } of ofSource) {
      if (!inCurrency.has(proposal.currency)) inCurrency.set(proposal.currency, proposal);
    }
    return [...inCurrency.values()].sort(
      (one, other) => Number(other.currency === currency) - Number(one.currency === currency),
    );
  });
