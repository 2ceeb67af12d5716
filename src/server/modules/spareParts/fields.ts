/** Text fields of a part besides its name, as in the contract; each may be empty. */
export const OPTIONAL_TEXTS = [
  'brand',
  'partType',
  'material',
  'dimensions',
  'installSize',
  'faceplateSize',
  'weight',
  'application',
  'warrantyTime',
  'certificates',
  'moq',
  'shippingTerms',
  'paymentTerms',
  'paymentCurrency',
  'packing',
  'description',
] as const;

export type OptionalText = (typeof OPTIONAL_TEXTS)[number];

export type SparePartTexts = { name: string } & Record<OptionalText, string>;

/** What is stored of a part, save its pictures. */
export interface SparePartValues extends SparePartTexts {
  categoryId: string | null;
}

export const MAX_IMAGES = 20;

/** Orders that a list of parts can have; a minus sign turns one round. */
export type Sort = 'name' | 'brand' | 'category' | 'createdAt';
export type SortParameter = Sort | `-${Sort}`;
