import type { Queries } from '@/server/db/types';
import type { PriceProposal, Requests } from '@/server/generated/requests';
import { emailKey } from '@/server/lib/personKeys';
import { lineKey, textKey } from '@/server/lib/quotedPrices';
import type { ListPrice } from '@/shared/prices';
import { companyDay, type Currency } from '@/shared/quotations';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { findInquiry } from '../inquiries/service';
import { partIdsOf } from './content';
import { listQuotedPrices, type QuotedPrice } from './quotedPriceRepository';

type Request = Requests['proposePrices']['Body'];

const SOURCES: PriceProposal['source'][] = ['buyer', 'list', 'other'];

/** The prices for each line, the best first. Throws `inquiry_not_found`. */
export async function proposePrices(
  queries: Queries,
  inquiryId: string,
  { currency, lines }: Request,
  now: Date,
): Promise<PriceProposal[][]> {
  const { email, company } = await findInquiry(queries, inquiryId);
  const buyer = { inquiryId, emailKey: emailKey(email), companyKey: textKey(company) };
  const keys = [...new Set(lines.map(lineKey))];
  const quoted = await listQuotedPrices(queries, buyer, partIdsOf(lines), keys);
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

/** The first of each source and currency: by source, and in the currency of the quotation first. */
function best(proposals: (PriceProposal & Partial<QuotedPrice>)[], wanted: string) {
  const found = new Map<string, PriceProposal>();
  for (const { partId, textKey: _key, ...proposal } of proposals) {
    const kind = `${proposal.source} ${proposal.currency}`;
    if (!found.has(kind)) found.set(kind, proposal);
  }
  const rank = ({ source, currency }: PriceProposal) =>
    2 * SOURCES.indexOf(source) + Number(currency !== wanted);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}
