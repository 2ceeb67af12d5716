import { exactKey } from '@/shared/search';
import { PART_FIELDS, TRANSLATED_FIELDS, zhOf, type PartText } from '@/shared/partFields';
import type { Row } from '@/server/db/types';
import type { PartDocument } from '@/server/generated/requests';
import { nameKeys, sortKey } from '@/server/lib/sortKey';
import type { CategoryKeys } from '../categories/repository';
import type { TranslationState } from '../translations/state';
import type { PartReference, SparePartValues } from './form';

/** In both languages. */
export type PartTexts = Record<PartText, string>;

/** The values of a part that an insert or update stores. */
export interface StoredPart {
  texts: PartTexts;
  translation: TranslationState;
  categoryId: string | null;
  hidden: boolean;
  /** Orders parts by their category; empty without one. */
  categoryKeys: CategoryKeys;
  references: PartReference[];
  /** File names in order. */
  images: string[];
  documents: PartDocument[];
}

/** The texts of a part after a form; `before` it has those of the part that it updates. */
export function textsOf(values: SparePartValues, before?: PartTexts): PartTexts {
  const english = PART_FIELDS.map(({ name }) => [name, values[name] ?? '']);
  const chinese = TRANSLATED_FIELDS.map(zhOf).map((name) => [
    name,
    values[name] ?? before?.[name] ?? '',
  ]);
  return Object.fromEntries([...english, ...chinese]) as PartTexts;
}

type SortedColumns = PartTexts &
  Row<'spareParts', 'nameKey' | 'nameKeyZh' | 'brandKey' | 'partNumberKey'>;

/** Its columns. Texts that are those of `before` keep their sort keys: pinyin takes long. */
export async function columnsOf(
  {
    texts,
    translation,
    categoryId,
    hidden,
    categoryKeys: { categoryKey, categoryKeyZh },
  }: Omit<StoredPart, 'references' | 'images' | 'documents'>,
  before?: SortedColumns,
) {
  const { name, nameZh, brand, partNumber } = texts;
  const hasSameNames = before?.name === name && before.nameZh === nameZh;
  const { nameKey, nameKeyZh } = hasSameNames ? before : await nameKeys(texts);
  return {
    ...texts,
    ...translation,
    categoryId,
    categoryKey,
    categoryKeyZh,
    hidden: Number(hidden),
    nameKey,
    nameKeyZh,
    brandKey: before?.brand === brand ? before.brandKey : await sortKey(brand),
    partNumberKey: await partNumberKeyOf(partNumber, before),
    exactKey: partNumber === '' ? null : exactKey(partNumber),
  };
}

async function partNumberKeyOf(number: string, before?: SortedColumns): Promise<string | null> {
  if (before?.partNumber === number) return before.partNumberKey;
  return number === '' ? null : sortKey(number);
}
