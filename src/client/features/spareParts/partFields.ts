import { PART_FIELDS, type PartField } from '@/shared/partFields';
import type { Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { type SparePart, langOf } from '@/client/api';

const namesWhere = (holds: (field: PartField) => boolean) =>
  PART_FIELDS.filter(holds).map(({ name }) => name);

/** All text fields, in the order of the form. */
export const textFields = namesWhere(() => true);

export const specificationFields = [
  ...namesWhere(({ grid }) => grid === undefined),
  ...namesWhere(({ grid }) => grid === 'end'),
];

const customsFields = namesWhere(({ grid }) => grid === 'customs');

/** Of these fields those that a part has a value for, in order. */
const filledRows = (part: SparePart, fields: typeof textFields) =>
  fields.flatMap((id) => {
    const value = part[id]?.trim();
    return value ? [{ id, value, lang: langOf(part, id) }] : [];
  });

export const specificationRows = (part: SparePart) => filledRows(part, specificationFields);

export const customsRows = (part: SparePart) => filledRows(part, customsFields);

/** The name of a part that was read in both languages, in that of the page. */
export const shownName = (
  { name, nameZh }: Pick<SparePart, 'name' | 'nameZh'>,
  language: Language,
) => (language === 'zh' && nameZh) || name;

/** The distinct images of a part: `image`, then `images`. */
export const distinctImages = (part: Pick<SparePart, 'image' | 'images'>): string[] => [
  ...new Set([part.image, ...(part.images ?? [])].filter((file): file is string => !!file)),
];

export const mainImage = (part: Pick<SparePart, 'image' | 'images'>) => distinctImages(part)[0];

type QuotedPart = Pick<SparePart, '_id' | 'name' | 'partNumber'>;

/** How an inquiry names a part. */
export function quotedName({ name, partNumber }: Omit<QuotedPart, '_id'>) {
  const number = partNumber?.trim();
  return number ? `${name} (${number})` : name;
}

/** The contact page with an inquiry about a part, in a quantity other than its minimum. */
export const quotationPath = (part: QuotedPart, quantity?: string) =>
  paths.contact(quotedName(part), part._id, quantity);
