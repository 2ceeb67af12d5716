/** What the history of changes is about, and what has been done to it. */

import type { Currency } from './quotations';

export const changeKinds = [
  'part',
  'category',
  'attribute',
  'inquiry',
  'account',
  'template',
  'synonym',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type ChangeAction =
  'created' | 'edited' | 'deleted' | 'restored' | 'merged' | 'imported' | 'undone';

const ATTRIBUTE = 'attribute.';

/** The field of the value that a part has of the attribute with this key. */
export const attributeField = (key: string) => `${ATTRIBUTE}${key}` as const;

/** The key of the attribute whose value a field is; undefined: it is another field. */
export const attributeKeyOf = (field: string): string | undefined =>
  field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined;

const PRICE = 'price.';
const SUPPLIER = 'supplier.';

/** What a list price of a part is found by. */
export interface PriceKey {
  currency: Currency;
  minQuantity: number;
}

/** The field of a list price, such as `price.USD.10`. */
export const priceField = ({ currency, minQuantity }: PriceKey) =>
  `${PRICE}${currency}.${minQuantity}` as const;

/** The key of the list price that a field is; undefined: it is another field. */
export function priceKeyOf(field: string): PriceKey | undefined {
  if (!field.startsWith(PRICE)) return undefined;
  const [currency, minQuantity] = field.slice(PRICE.length).split('.');
  return { currency: currency as Currency, minQuantity: Number(minQuantity) };
}

/** The field of what a part has from this supplier. */
export const supplierField = (supplier: string) => `${SUPPLIER}${supplier}` as const;

/** The supplier that a field is about; undefined: it is another field. */
export const supplierOf = (field: string): string | undefined =>
  field.startsWith(SUPPLIER) ? field.slice(SUPPLIER.length) : undefined;

const OUTDATED = 'outdated.';

/** Whether the Chinese text of this field is outdated, as a field of its record. */
export const outdatedField = (field: string): string => `${OUTDATED}${field}`;

/** The field of whose Chinese text it is; undefined: it is another field. */
export const outdatedFieldOf = (field: string): string | undefined =>
  field.startsWith(OUTDATED) ? field.slice(OUTDATED.length) : undefined;
