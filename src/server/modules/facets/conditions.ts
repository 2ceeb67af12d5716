import type { Row } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { UNITS, parseNumber, type AttributeFilter, type FacetFilter } from './filter';

/** Facets that are no attributes. */
export const BRAND = 'brand';
export const PICTURE = 'picture';

export type FacetAttribute = Row<
  'attributes',
  'id' | 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit'
>;

/** What a part's value of one facet has to be: one of the values, or a number within the range. */
export interface Condition {
  /** `brand`, `picture` or the id of an attribute. */
  facet: string;
  values: string[];
  range?: { min: number; max: number };
}

/** The conditions of a filter. Throws 400 where it does not suit the attributes. */
export function conditionsOf(
  { brands, withPicture, attributes: filters }: FacetFilter,
  attributes: FacetAttribute[],
): Condition[] {
  const conditions: Condition[] = [];
  if (brands.length > 0) conditions.push({ facet: BRAND, values: brands });
  if (withPicture) conditions.push({ facet: PICTURE, values: [] });
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  for (const filter of filters) {
    const attribute = byKey.get(filter.key);
    if (!attribute) {
      const name = `f.${filter.key}`;
      throw badRequest('filter_unknown', `The filter "${name}" is not known.`, { filter: name });
    }
    const isNumber = attribute.kind === 'number';
    conditions.push(isNumber ? ofNumber(attribute, filter) : ofChoice(attribute, filter));
  }
  return conditions;
}

function ofChoice({ id, key }: FacetAttribute, filter: AttributeFilter): Condition {
  const { values, min, max, unit } = filter;
  if (min !== undefined || max !== undefined || unit !== undefined) {
    throw badRequest('filter_takes_values', `The filter "f.${key}" takes values, no range.`, {
      filter: `f.${key}`,
    });
  }
  return { facet: id, values };
}

function ofNumber(attribute: FacetAttribute, filter: AttributeFilter): Condition {
  const { id, key, unit: own } = attribute;
  const { values, unit, min, max } = filter;
  if (unit !== undefined && own !== 'mm') {
    throw badRequest(
      own ? 'filter_unit_fixed' : 'filter_without_unit',
      `The filter "f.${key}" is in ${own || 'no unit'}, and has no other one.`,
      { filter: `f.${key}`, unit: own },
    );
  }
  // Inches are no whole numbers of millimetres: the rounding error of the product is removed.
  const convert = (value: number) => Number((value * UNITS[unit ?? 'mm']).toFixed(6));
  const numbers = values.map((text) => {
    const value = parseNumber(text.trim());
    if (value === undefined) {
      throw badRequest('filter_value_not_number', `A value of "f.${key}" is not a number.`, {
        filter: `f.${key}`,
      });
    }
    return String(convert(value));
  });
  const condition = { facet: id, values: [...new Set(numbers)] };
  if (min === undefined && max === undefined) return condition;
  const range = { min: convert(min ?? -MAX_NUMBER), max: convert(max ?? MAX_NUMBER) };
  return { ...condition, range };
}

/** Beyond every number that an attribute can have. */
const MAX_NUMBER = 1e15;
