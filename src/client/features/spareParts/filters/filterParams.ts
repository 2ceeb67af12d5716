import { MAX_LENGTHS } from '@/shared/limits';
import { cleanLine, cut } from '@/shared/texts';
import { isLengthUnit } from './lengths';

export type Filter = readonly [name: string, value: string];

/** As in the backend. */
const MAX_FILTERS = 50;

const ATTRIBUTE = /^f\.([a-z][a-zA-Z0-9]{0,39})(?:\.(min|max|unit))?$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;
const ID = /^[\w-]{1,64}$/;

/** The attribute that a filter names, and the end or unit of its range. */
export function attributeOf(name: string) {
  const [, key, end] = ATTRIBUTE.exec(name) ?? [];
  return key ? { key, end } : undefined;
}

const isFilterName = (name: string) =>
  ['brand', 'stock', 'image', 'category'].includes(name) || ATTRIBUTE.test(name);

/** The value as the backend accepts it; empty: none. */
function validValue(name: string, text: string): string {
  const value = cut(cleanLine(text), MAX_LENGTHS.line);
  if (name === 'image' || name === 'stock') return value === '1' ? value : '';
  if (name === 'category') return ID.test(value) ? value : '';
  const end = attributeOf(name)?.end;
  if (!end) return value;
  if (end === 'unit') return isLengthUnit(value) ? value : '';
  const number = value.replace(',', '.');
  return NUMBER.test(number) ? number : '';
}

/**
 * The filters of a URL or a form, without empty, repeated and invalid ones: people shorten URLs, and
 * a form without script submits its empty fields too.
 */
export function filtersIn(params: Iterable<readonly [string, string]>): Filter[] {
  const found = new Map<string, Filter>();
  for (const [name, text] of params) {
    const value = isFilterName(name) && validValue(name, text);
    const isSingle = name === 'category' || !!attributeOf(name)?.end;
    if (value && found.size < MAX_FILTERS) {
      found.set(isSingle ? name : `${name} ${value}`, [name, value]);
    }
  }
  // A unit without a range means nothing.
  return [...found.values()].filter(([name]) => {
    const range = name.endsWith('.unit') && name.slice(0, -'unit'.length);
    return !range || found.has(`${range}min`) || found.has(`${range}max`);
  });
}

/** The category that a search is limited to, with everything below it. */
export const selectedCategory = (params: URLSearchParams) =>
  filtersIn(params).find(([name]) => name === 'category')?.[1];

/** Without the parts of subcategories. */
export const isOnlyHere = (params: URLSearchParams): boolean => params.get('only') === 'here';

/** The URL shows less than the category has: search engines index the whole list. */
export const isFiltered = (params: URLSearchParams): boolean =>
  isOnlyHere(params) || filtersIn(params).length > 0;

export const otherParams = (params: URLSearchParams) =>
  [...params].filter(([name]) => name !== 'page' && !isFilterName(name));

export const withFilters = (params: URLSearchParams, filters: readonly Filter[]) =>
  new URLSearchParams([
    ...otherParams(params),
    ...filters.map(([name, value]): [string, string] => [name, value]),
  ]);

export const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${String(params)}` : '');
