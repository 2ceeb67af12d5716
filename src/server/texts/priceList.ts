import type { Language } from '@/shared/language';
import { partFields as labelsEn, priceFields as pricesEn } from '@/shared/partLabels/en';
import { partFields as labelsZh, priceFields as pricesZh } from '@/shared/partLabels/zh';

const headings = (
  { name, partNumber }: Pick<typeof labelsEn, 'name' | 'partNumber'>,
  prices: typeof pricesEn,
) => ({ _id: 'ID', name, partNumber, ...prices });

/** Headings of an exported price list; an import reads both languages. */
export const priceListTexts: Record<Language, ReturnType<typeof headings>> = {
  en: headings(labelsEn, pricesEn),
  zh: headings(labelsZh, pricesZh),
};
