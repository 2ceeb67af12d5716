import { storedPrice } from '@/shared/prices';
import type { QuotationContent, QuotationLine } from '@/shared/quotations';
import { discountedPrice } from '@/shared/quotationTotals';
import { fold } from '@/shared/search';
import { cleanLine, cut } from '@/shared/texts';

/** PostgreSQL does not index texts of any length. */
const MAX_KEY = 254;

/** What companies and lines without a part are compared by. */
export const textKey = (text: string): string =>
  cut(fold(cleanLine(text)).replace(/\s+/g, ' '), MAX_KEY);

/** What a line is found by: its part number, or the text of one without. */
export const lineKey = ({ text, partNumber = '' }: Pick<QuotationLine, 'text' | 'partNumber'>) =>
  textKey(partNumber || text);

interface Quoted {
  quotationId: string;
  issuedAt: string;
  content: QuotationContent;
  /** Whom it was quoted to. */
  buyer: { emailKey: string; company: string };
}

/** The prices of an issued quotation as rows of `quotedPrices`. */
export const quotedPriceRows = ({ quotationId, issuedAt, content, buyer }: Quoted) =>
  content.lines.flatMap((line, position) => {
    const { partId = null, unitPrice, discount } = line;
    if (unitPrice === undefined) return [];
    const { currency } = content;
    const price = discountedPrice(unitPrice, discount).toFixed();
    return {
      quotationId,
      position,
      partId,
      textKey: lineKey(line),
      unitPrice: storedPrice(price, currency),
      currency,
      emailKey: buyer.emailKey,
      companyKey: textKey(buyer.company),
      issuedAt,
    };
  });
