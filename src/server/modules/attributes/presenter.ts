import type { Attribute, PartAttribute } from '@/server/generated/requests';
import type { ShownAttribute } from './repository';

/** A category that has been removed has no name any more. */
export function presentAttribute(row: ShownAttribute): Attribute {
  const { id, key, labelEn, labelZh, kind, unit, categoryId, categoryName, valueCount } = row;
  return {
    ...{ _id: id, key, labelEn, labelZh, kind },
    ...(unit && { unit }),
    ...(categoryId !== null && { categoryId: { _id: categoryId, name: categoryName ?? '' } }),
    valueCount,
  };
}

type Named = Pick<ShownAttribute, 'key' | 'labelEn' | 'labelZh' | 'unit'>;

export function presentValue(
  { key, labelEn, labelZh, unit }: Named,
  { number, choice }: { number: number | null; choice: string | null },
): PartAttribute {
  return {
    ...{ key, labelEn, labelZh },
    ...(unit && { unit }),
    ...(number !== null && { number }),
    ...(choice !== null && { choice }),
  };
}
