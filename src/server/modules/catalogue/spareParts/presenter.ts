import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import type { SparePart } from '@/server/generated/requests';
import { presentName, presentTexts, type ReadLanguage } from '../translations/present';
import type { PartReference } from './form';
import type { SparePartRow } from './repository';

const FIELD_NAMES = PART_FIELDS.map(({ name }) => name);

/** Empty texts are skipped. */
export function presentSparePart(row: SparePartRow, language?: ReadLanguage): SparePart {
  const { references = [], attributes = [], documents = [], images, imageSizes } = row;
  return {
    _id: row.id,
    name: row.name,
    ...presentTexts(FIELD_NAMES, row, language),
    ...(row.hidden === 1 && { hidden: true }),
    ...(references.length > 0 && { references: references.map(presentReference) }),
    ...(attributes.length > 0 && { attributes }),
    ...presentCategory(row, language),
    ...(images[0] !== undefined && { image: images[0] }),
    images,
    ...(Object.keys(imageSizes).length > 0 && { imageSizes }),
    ...(documents.length > 0 && { documents }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

/** What a suggestion, a match or a link to a related part shows; empty texts are skipped. */
export function presentBriefly(
  row: SparePartRow,
  language?: ReadLanguage,
  others: PartFieldName[] = [],
): SparePart {
  const { id, name, images, imageSizes } = row;
  const [image] = images;
  const size = image === undefined ? undefined : imageSizes[image];
  return {
    _id: id,
    name,
    ...presentTexts(['name', 'partNumber', 'brand', ...others], row, language),
    ...presentCategory(row, language),
    ...(image !== undefined && { image }),
    ...(image !== undefined && size && { imageSizes: { [image]: size } }),
  };
}

const presentCategory = (
  { categoryId, categoryName, categoryNameZh }: SparePartRow,
  language?: ReadLanguage,
) =>
  categoryId !== null &&
  categoryName !== null && {
    categoryId: {
      _id: categoryId,
      ...presentName({ name: categoryName, nameZh: categoryNameZh ?? '' }, language),
    },
  };

export const presentReference = ({ kind, maker, number }: PartReference) => ({
  kind,
  ...(maker !== '' && { maker }),
  number,
});
