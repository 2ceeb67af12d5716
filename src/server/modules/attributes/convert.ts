import type { Trx } from '@/server/db/types';
import { indexFacets } from '../facets/maintain';
import { valueRepository } from './valueRepository';
import { checkNumber } from './values';

/** Parts of one statement. */
const PIECE = 5000;

interface Conversion {
  id: string;
  labelEn: string;
  convert: (number: number) => number;
  now: Date;
}

/** Converts the values of an attribute whose unit has changed, within the transaction that changes it. */
export async function convertValues(
  trx: Trx,
  { id: attributeId, labelEn, convert, now }: Conversion,
): Promise<void> {
  const values = valueRepository(trx);
  const all = await values.listNumbers(attributeId);
  for (let start = 0; start < all.length; start += PIECE) {
    const piece = all.slice(start, start + PIECE).map(({ partSeq, number }) => ({
      ...{ partSeq, attributeId, choice: null },
      number: checkNumber(convert(number), labelEn),
    }));
    const seqs = piece.map(({ partSeq }) => partSeq);
    await values.put(piece);
    await values.raiseVersions(seqs, now);
    await indexFacets(trx, seqs);
  }
}
