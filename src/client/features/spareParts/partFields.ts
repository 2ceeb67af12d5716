import type { SparePart } from '../../api';

/** The fields of the specification grid, in its order. */
export const specificationFields = [
  'name',
  'partType',
  'material',
  'dimensions',
  'installSize',
  'faceplateSize',
  'weight',
  'application',
  'warrantyTime',
  'certificates',
  'shippingTerms',
  'paymentTerms',
  'paymentCurrency',
  'packing',
  'brand',
  'description',
] as const satisfies readonly (keyof SparePart)[];

export type SpecificationField = (typeof specificationFields)[number];

/** The rows that a part fills, in order. */
export const specificationRows = (part: SparePart) =>
  specificationFields.flatMap((field) => {
    const value = part[field]?.trim();
    return value ? [{ field, value }] : [];
  });

/** The distinct pictures of a part: the single `image`, then `images`. */
export const distinctImages = (part: Pick<SparePart, 'image' | 'images'>): string[] => [
  ...new Set([part.image, ...(part.images ?? [])].filter((file): file is string => !!file)),
];

/** The picture that stands for a part in a list. */
export const mainImage = (part: Pick<SparePart, 'image' | 'images'>) => distinctImages(part)[0];
