import type { Row } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import {
  UNITS,
  parseNumber,
  unknownFilter,
  type AttributeFilter,
  type FacetFilter,
} from './filter';

/** Facets that are no attributes. */
export const BRAND = 'brand';
export const IMAGE = 'image';

export type FacetAttribute = Row<
  'attributes',
  'id' | 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit'
>;

/** What a part's value of one facet has to be: one of the values, or a number within the range. */
export interface Condition {
  /** `brand`, `image` or the id of an attribute. */
  facet: string;
  values: string[];
  range?: { min: number; max: number };
}

/** Beyond every number that an attribute can have. */
const MAX_NUMBER = 1e15;

/** The conditions of a filter. Throws 400 where it does not suit the attributes. */
export function conditionsOf(
  { brands, withPicture, attributes: filters }: FacetFilter,
  attributes: FacetAttribute[],
): Condition[] {
  const conditions: Condition[] = [];
  if (brands.length > 0) conditions.push({ facet: BRAND, values: brands });
  if (withPicture) conditions.push({ facet: IMAGE, values: [] });
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  for (const filter of filters) {
    const attribute = byKey.get(filter.key);
    if (!attribute) throw unknownFilter(`f.${filter.key}`);
    const isNumber = attribute.kind === 'number';
    conditions.push(isNumber ? ofNumber(attribute, filter) : ofChoice(attribute, filter));
  }
  return conditions;
}

function ofChoice({ id, key }: FacetAttribute, filter: AttributeFilter): Condition {
  const { values, min, max, unit } = filter;
  if (min === undefined && max === undefined && unit === undefined) return { facet: id, values };
  const name = `f.${key}`;
  const message = `The filter "${name}" takes values, no range.`;
  throw badRequest('filter_takes_values', message, { filter: name });
}

function ofNumber({ id, key, unit: own }: FacetAttribute, filter: AttributeFilter): Condition {
  const { values, unit, min, max } = filter;
  const name = `f.${key}`;
  if (unit !== undefined && own !== 'mm') {
    const code = own ? 'filter_unit_fixed' : 'filter_without_unit';
    const message = `The filter "${name}" is in ${own || 'no unit'}, and has no other one.`;
    throw badRequest(code, message, { filter: name, unit: own });
  }
  // Inches are no whole numbers of millimetres: the rounding error of the product is removed.
  const convert = (value: number) => Number((value * UNITS[unit ?? 'mm']).toFixed(6));
  const numbers = values.map((text) => {
    const value = parseNumber(text.trim());
    if (value !== undefined) return String(convert(value));
    const message = `A value of "${name}" is not a number.`;
    throw badRequest('filter_value_not_number', message, { filter: name });
  });
  const condition = { facet: id, values: [...new Set(numbers)] };
  if (min === undefined && max === undefined) return condition;
  const range = { min: convert(min ?? -MAX_NUMBER), max: convert(max ?? MAX_NUMBER) };
  return { ...condition, range };
}
