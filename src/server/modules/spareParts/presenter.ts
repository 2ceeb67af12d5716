import { parseRows } from '@/server/db/sql';
import type { Row } from '@/server/db/types';
import type { PartAttribute, SparePart } from '@/server/generated/requests';
import type { ImageSize } from '../media/inspect';
import type { BriefRow } from './repository';
import {
  OPTIONAL_TEXTS,
  type OptionalText,
  type PartReference,
  type SparePartTexts,
} from './fields';

/** A part as the repository returns it. */
export interface SparePartRow
  extends
    SparePartTexts,
    Row<'spareParts', 'seq' | 'id' | 'categoryId' | 'createdAt' | 'updatedAt' | 'version'> {
  categoryName: string | null;
  /** File names in order. */
  images: string[];
  /** Missing in lists. */
  references?: PartReference[];
  attributes?: PartAttribute[];
  /** Of those whose size is known. */
  imageSizes: Record<string, ImageSize>;
}

/** Empty texts are left out. */
export function presentSparePart(row: SparePartRow): SparePart {
  const texts: Partial<Record<OptionalText, string>> = {};
  for (const field of OPTIONAL_TEXTS) {
    if (row[field] !== '') texts[field] = row[field];
  }
  const [image] = row.images;
  return {
    _id: row.id,
    name: row.name,
    ...texts,
    ...(row.references &&
      row.references.length > 0 && { references: row.references.map(presentReference) }),
    ...(row.attributes && row.attributes.length > 0 && { attributes: row.attributes }),
    ...(row.categoryId !== null &&
      row.categoryName !== null && {
        categoryId: { _id: row.categoryId, name: row.categoryName },
      }),
    ...(image !== undefined && { image }),
    images: row.images,
    ...(Object.keys(row.imageSizes).length > 0 && { imageSizes: row.imageSizes }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

/** What a suggestion or a match shows; empty texts are left out. */
export function presentBriefly(row: BriefRow): SparePart {
  const { id, name, partNumber, brand, categoryId, categoryName } = row;
  const [[image, width, height] = []] = parseRows<[string, number | null, number | null]>(
    row.image,
  );
  return {
    _id: id,
    name,
    ...(partNumber !== '' && { partNumber }),
    ...(brand !== '' && { brand }),
    ...(categoryId !== null &&
      categoryName !== null && { categoryId: { _id: categoryId, name: categoryName } }),
    ...(image !== undefined && { image }),
    ...(image !== undefined && width && height && { imageSizes: { [image]: { width, height } } }),
  };
}

const presentReference = ({ kind, maker, number }: PartReference) => ({
  kind,
  ...(maker !== '' && { maker }),
  number,
});
