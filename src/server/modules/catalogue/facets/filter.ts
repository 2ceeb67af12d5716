import { cut, lengthOf } from '@/shared/texts';
import { roundNumber } from '@/shared/units';
import { badRequest } from '@/server/lib/httpError';
import type { AttributeRow } from '../attributes/repository';

const MAX_FILTERS = 20;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 500;
/** Millimetres in one of each. */
const UNITS: Record<string, number> = { mm: 1, cm: 10, inch: 25.4 };

/** Facets that are no attributes. */
export const BRAND = 'brand';
export const IMAGE = 'image';
export const STOCK = 'stock';

/** What a part's value of one facet has to be: one of the values, or a number within the range. */
export interface Condition {
  /** `brand`, `image`, `stock` or the id of an attribute. */
  facet: string;
  values: string[];
  range?: { min: number; max: number };
}

/** Texts of `f.<key>`, `f.<key>.min`, `f.<key>.max` and `f.<key>.unit`. */
type AttributeFilter = Record<'values' | 'min' | 'max' | 'unit', string[]>;

const NAME = /^f\.([a-z][a-zA-Z0-9]{0,39})(?:\.(min|max|unit))?$/;
const NUMBER = /^[-+]?\d{1,15}(?:\.\d{1,15})?(?:e-\d{1,2})?$/;

/**
 * Reads the filters among a request's query parameters. Empty ones count as missing, as a form
 * without script sends them. Throws `too_many_filters`, `filter_unknown` or another `filter_…`.
 */
export function readConditions(query: object, attributes: AttributeRow[]): Condition[] {
  const parameters = query as Record<string, unknown>;
  const conditions: Condition[] = [];
  const brands = readTexts('brand', parameters.brand);
  if (brands.length > 0) conditions.push({ facet: BRAND, values: brands });
  if (parameters.withImage === true) conditions.push({ facet: IMAGE, values: [] });
  if (parameters.inStock === true) conditions.push({ facet: STOCK, values: [] });
  const filters = readAttributeFilters(parameters);
  if (filters.length > MAX_FILTERS) {
    const message = `At most ${MAX_FILTERS} filters can be set.`;
    throw badRequest('too_many_filters', message, { max: MAX_FILTERS });
  }
  for (const [key, filter] of filters) {
    const attribute = attributes.find((candidate) => candidate.key === key);
    if (!attribute) throw unknownFilter(`f.${key}`);
    conditions.push((attribute.kind === 'number' ? ofNumber : ofChoice)(attribute, filter));
  }
  return conditions;
}

/** Returns the filters with the keys of their attributes; a unit alone is no filter. */
function readAttributeFilters(parameters: Record<string, unknown>): [string, AttributeFilter][] {
  const filters = new Map<string, AttributeFilter>();
  for (const [name, value] of Object.entries(parameters)) {
    if (!name.startsWith('f.')) continue;
    const [, key, part = 'values'] = NAME.exec(name) ?? [];
    if (key === undefined) throw unknownFilter(cut(name, 60));
    const filter = filters.get(key) ?? { values: [], min: [], max: [], unit: [] };
    filter[part as keyof AttributeFilter] = readTexts(name, value);
    filters.set(key, filter);
  }
  return [...filters].filter(([, { values, min, max }]) => [...values, ...min, ...max].length > 0);
}

const unknownFilter = (filter: string) =>
  badRequest('filter_unknown', `The filter "${filter}" is not known.`, { filter });

function readTexts(filter: string, value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.filter((text): text is string => typeof text === 'string' && text !== '');
  if (texts.length > MAX_VALUES) {
    const message = `The filter "${filter}" has more than ${MAX_VALUES} values.`;
    throw badRequest('filter_too_many_values', message, { filter, max: MAX_VALUES });
  }
  for (const text of texts) {
    if (lengthOf(text) > MAX_VALUE_LENGTH) {
      const message = `A value of "${filter}" is too long.`;
      throw badRequest('filter_value_too_long', message, { filter });
    }
  }
  return [...new Set(texts)];
}

function ofChoice({ id, key }: AttributeRow, filter: AttributeFilter): Condition {
  const { values, min, max, unit } = filter;
  if (min.length + max.length + unit.length === 0) return { facet: id, values };
  const name = `f.${key}`;
  const message = `The filter "${name}" takes values, no range.`;
  throw badRequest('filter_takes_values', message, { filter: name });
}

function ofNumber({ id, key, unit: own }: AttributeRow, filter: AttributeFilter): Condition {
  const name = `f.${key}`;
  const factor = factorOf(name, own, filter.unit);
  const read = (text: string) =>
    NUMBER.test(text) ? roundNumber(Number(text) * factor) : undefined;
  const numbers = filter.values.map((text) => {
    const number = read(text);
    if (number !== undefined) return String(number);
    const message = `A value of "${name}" is not a number.`;
    throw badRequest('filter_value_not_number', message, { filter: name });
  });
  const condition = { facet: id, values: [...new Set(numbers)] };
  if (filter.min.length + filter.max.length === 0) return condition;
  const readBound = (bound: 'min' | 'max', otherwise: number) => {
    const [text, ...more] = filter[bound];
    if (text === undefined) return otherwise;
    const number = read(text);
    if (number !== undefined && more.length === 0) return number;
    const message = `The filter "${name}.${bound}" is not a number.`;
    throw badRequest('filter_not_number', message, { filter: `${name}.${bound}` });
  };
  const { MAX_VALUE } = Number;
  const range = { min: readBound('min', -MAX_VALUE), max: readBound('max', MAX_VALUE) };
  return { ...condition, range };
}

/** How many of the attribute's own unit the filter's unit is. */
function factorOf(name: string, own: string, [unit, ...more]: string[]): number {
  if (unit === undefined) return 1;
  const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (factor === undefined || more.length > 0) {
    const message = `The filter "${name}.unit" is mm, cm or inch.`;
    throw badRequest('filter_unit_invalid', message, { filter: `${name}.unit` });
  }
  if (own === 'mm') return factor;
  const code = own ? 'filter_unit_fixed' : 'filter_without_unit';
  const message = `The filter "${name}" is in ${own || 'no unit'}, and has no other one.`;
  throw badRequest(code, message, { filter: name, unit: own });
}
