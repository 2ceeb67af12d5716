import { badRequest } from '@/server/lib/httpError';
import type { Row } from '@/server/db/types';
import { UNITS, parseNumber, type AttributeFilter, type FacetFilter } from './filter';
import { BRAND, PICTURE, PICTURED } from './partFacets';

export type FacetAttribute = Row<
  'attributes',
  'id' | 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit' | 'categoryId'
>;

/** What a part's value of one facet has to be. */
export interface Condition {
  facet: string;
  matches: (value: string) => boolean;
  /** Values that were asked for, as they are written in the index; shown whatever their count. */
  chosen: string[];
}

/** What the filter asks of each facet. Throws 400 where it does not suit the attributes that there are. */
export function conditionsOf(
  { brands, withPicture, attributes: filters }: FacetFilter,
  attributes: FacetAttribute[],
): Condition[] {
  const conditions: Condition[] = [];
  if (brands.length > 0) conditions.push(oneOf(BRAND, brands));
  if (withPicture) conditions.push(oneOf(PICTURE, [PICTURED]));
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  for (const filter of filters) {
    const attribute = byKey.get(filter.key);
    if (!attribute) {
      const name = `f.${filter.key}`;
      throw badRequest('filter_unknown', `The filter "${name}" is not known.`, { filter: name });
    }
    conditions.push(
      attribute.kind === 'number' ? number(attribute, filter) : choice(attribute, filter),
    );
  }
  return conditions;
}

function oneOf(facet: string, chosen: string[]): Condition {
  const values = new Set(chosen);
  return { facet, chosen, matches: (value) => values.has(value) };
}

function choice(
  { id, key }: FacetAttribute,
  { values, min, max, unit }: AttributeFilter,
): Condition {
  if (min !== undefined || max !== undefined || unit !== undefined) {
    throw badRequest('filter_takes_values', `The filter "f.${key}" takes values, no range.`, {
      filter: `f.${key}`,
    });
  }
  return oneOf(id, values);
}

function number(attribute: FacetAttribute, filter: AttributeFilter): Condition {
  const { id, key, unit: own } = attribute;
  const { values, unit, min, max } = filter;
  if (unit !== undefined && own !== 'mm') {
    throw badRequest(
      own ? 'filter_unit_fixed' : 'filter_without_unit',
      `The filter "f.${key}" is in ${own || 'no unit'}, and has no other one.`,
      { filter: `f.${key}`, unit: own },
    );
  }
  // Inches are no whole numbers of millimetres: what floating point adds is taken off again.
  const convert = (value: number) => Number((value * UNITS[unit ?? 'mm']).toFixed(6));
  const numbers = new Set(
    values.map((text) => {
      const value = parseNumber(text.trim());
      if (value === undefined) {
        throw badRequest('filter_value_not_number', `A value of "f.${key}" is not a number.`, {
          filter: `f.${key}`,
        });
      }
      return convert(value);
    }),
  );
  const isRange = min !== undefined || max !== undefined;
  const [least, most] = [convert(min ?? -Infinity), convert(max ?? Infinity)];
  return {
    facet: id,
    chosen: [...numbers].map(String),
    matches: (text) => {
      const value = Number(text);
      return numbers.has(value) || (isRange && least <= value && value <= most);
    },
  };
}
