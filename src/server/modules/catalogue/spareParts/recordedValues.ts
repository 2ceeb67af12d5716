import { attributeField } from '@/shared/history';
import { PART_TEXTS, type PartText } from '@/shared/partFields';
import type { Row } from '@/server/db/types';
import type { PartDocument } from '@/server/generated/requests';
import type { PartReference } from './form';
import type { WholePart } from './repository';
import { recordedState } from '../translations/state';
import type { PartTexts } from './storedPart';

type PartColumns = PartTexts & Row<'spareParts', 'categoryId' | 'hidden' | 'outdatedZh'>;

/** All images of a part, all its documents, and all its other numbers. */
export interface PartLists {
  documents?: PartDocument[] | undefined;
  images?: string[] | undefined;
  references?: PartReference[] | undefined;
}

/** What the history records of a part's row, by field; null: there is none. Of its texts all or these. */
export const recordedColumns = (
  part: PartColumns,
  texts: readonly PartText[] = PART_TEXTS,
): Record<string, string | null> => ({
  ...Object.fromEntries(texts.map((field) => [field, part[field]])),
  categoryId: part.categoryId,
  hidden: part.hidden === 1 ? 'true' : null,
  ...recordedState(part),
});

/** Returns what the history records of a whole part, by field. Lists are JSON. */
export const recordedValues = (part: WholePart): Record<string, string | null> => ({
  ...recordedColumns(part),
  ...recordedLists(part),
  ...Object.fromEntries(
    part.attributes.map(({ key, number, choice = '' }) => [
      attributeField(key),
      number === undefined ? choice : String(number),
    ]),
  ),
});

/** Returns what the history records of the lists that are given. */
export const recordedLists = ({ images, documents, references }: PartLists) => ({
  ...(images && { images: listText(images) }),
  ...(documents && { documents: listText(documents) }),
  ...(references && { references: listText(references) }),
});

const listText = (list: object[] | string[]) => (list.length > 0 ? JSON.stringify(list) : null);
