import type { Trx } from '@/server/db/types';
import { checkNumber } from './partAttributes';
import type { AttributeRow } from './repository';
import { valueRepository } from './valueRepository';

/** Converts the numbers that parts have of an attribute. */
export async function convertNumbers(
  trx: Trx,
  { id: attributeId, labelEn }: Pick<AttributeRow, 'id' | 'labelEn'>,
  convert: (number: number) => number,
  now: Date,
): Promise<void> {
  const stored = valueRepository(trx);
  const numbers = await stored.listNumbers(attributeId);
  await stored.put(
    numbers.map(({ partSeq, number }) => {
      return { partSeq, attributeId, ...checkNumber(convert(number), labelEn) };
    }),
  );
  await stored.raiseVersions(
    numbers.map(({ partSeq }) => partSeq),
    now,
  );
}
