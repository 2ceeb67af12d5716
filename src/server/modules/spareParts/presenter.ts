import { PART_FIELDS } from '@/shared/partFields';
import type { SparePart } from '@/server/generated/requests';
import type { PartReference } from './form';
import type { SparePartRow } from './repository';

/** Empty texts are left out. */
export function presentSparePart(row: SparePartRow): SparePart {
  const { references = [], attributes = [], images, imageSizes } = row;
  const texts = PART_FIELDS.filter(({ name }) => row[name] !== '');
  return {
    _id: row.id,
    name: row.name,
    ...Object.fromEntries(texts.map(({ name }) => [name, row[name]])),
    ...(references.length > 0 && { references: references.map(presentReference) }),
    ...(attributes.length > 0 && { attributes }),
    ...presentCategory(row),
    ...(row.hidden === 1 && { hidden: true }),
    ...(images[0] !== undefined && { image: images[0] }),
    images,
    ...(Object.keys(imageSizes).length > 0 && { imageSizes }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

/** What a suggestion or a match shows; empty texts are left out. */
export function presentBriefly(row: SparePartRow): SparePart {
  const { id, name, partNumber, brand, images, imageSizes } = row;
  const [image] = images;
  const size = image === undefined ? undefined : imageSizes[image];
  return {
    _id: id,
    name,
    ...(partNumber !== '' && { partNumber }),
    ...(brand !== '' && { brand }),
    ...presentCategory(row),
    ...(image !== undefined && { image }),
    ...(image !== undefined && size && { imageSizes: { [image]: size } }),
  };
}

const presentCategory = ({ categoryId, categoryName }: SparePartRow) =>
  categoryId !== null &&
  categoryName !== null && { categoryId: { _id: categoryId, name: categoryName } };

const presentReference = ({ kind, maker, number }: PartReference) => ({
  kind,
  ...(maker !== '' && { maker }),
  number,
});
