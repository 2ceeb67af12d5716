import { attributeField } from '@/shared/changes';
import { PART_TEXTS } from '@/shared/partFields';
import type { WholePart } from './repository';

/** What the history records of a part, by field; null: there is none. Lists are JSON. */
export const recordedValues = (part: WholePart): Record<string, string | null> => ({
  ...Object.fromEntries(PART_TEXTS.map((field) => [field, part[field]])),
  categoryId: part.categoryId,
  hidden: part.hidden === 1 ? 'true' : null,
  images: listText(part.images),
  references: listText(part.references),
  ...Object.fromEntries(
    part.attributes.map(({ key, number, choice = '' }) => [
      attributeField(key),
      number === undefined ? choice : String(number),
    ]),
  ),
});

const listText = (list: object[] | string[]) => (list.length > 0 ? JSON.stringify(list) : null);
