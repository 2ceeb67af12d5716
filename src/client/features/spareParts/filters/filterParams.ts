import { MAX_LENGTHS } from '@/shared/limits';

/** Units that a length may be entered in; the backend turns it into millimetres. */
export const LENGTH_UNITS = ['mm', 'cm', 'inch'] as const;

/** What a list is narrowed down by, name and value, as they stand in an address. */
export type Filter = readonly [name: string, value: string];

/** More would not be taken by the backend, nor read by anybody. */
const MOST = 50;

const attribute = /^f\.([a-z][a-zA-Z0-9]{0,39})(?:\.(min|max|unit))?$/;
const number = /^-?\d{1,9}(?:\.\d{1,6})?$/;
const id = /^[\w-]{1,64}$/;

/** Whether a parameter of an address narrows a list down. */
export const isFilterName = (name: string): boolean =>
  name === 'brand' || name === 'picture' || name === 'category' || attribute.test(name);

/** The attribute that a filter asks for, and the end of its range. */
export function attributeOf(name: string) {
  const [, key = '', end] = attribute.exec(name) ?? [];
  return key ? { key, end } : undefined;
}

/** The value as the backend takes it; empty: none. */
function valueOf(name: string, text: string): string {
  const value = text.trim().slice(0, MAX_LENGTHS.line);
  if (name === 'brand') return value;
  if (name === 'picture') return value === '1' ? value : '';
  if (name === 'category') return id.test(value) ? value : '';
  const end = attributeOf(name)?.end;
  if (end === 'unit') return LENGTH_UNITS.some((unit) => unit === value) ? value : '';
  if (end) return number.test(value.replace(',', '.')) ? value.replace(',', '.') : '';
  return value;
}

/**
 * The filters of an address or a form, without what is empty, doubled or senseless: people shorten
 * addresses, and a form without script sends its empty fields, too.
 */
export function filtersIn(params: Iterable<readonly [string, string]>): Filter[] {
  const found = new Map<string, Filter>();
  for (const [name, text] of params) {
    if (!isFilterName(name)) continue;
    const value = valueOf(name, text);
    // Of these there is one each.
    const isSingle = name === 'category' || attributeOf(name)?.end !== undefined;
    if (value && found.size < MOST) found.set(isSingle ? name : `${name} ${value}`, [name, value]);
  }
  const filters = [...found.values()];
  const names = new Set(filters.map(([name]) => name));
  // A unit says something of a range alone.
  return filters.filter(([name]) => {
    const range = name.endsWith('.unit') && name.slice(0, -'unit'.length);
    return !range || names.has(`${range}min`) || names.has(`${range}max`);
  });
}

/** The filters as the calls of the two lists take them. */
export function filterQuery(params: URLSearchParams) {
  const chosen = filtersIn(params);
  const brand = chosen.filter(([name]) => name === 'brand').map(([, value]) => value);
  const filters: Record<string, string[]> = {};
  for (const [name, value] of chosen) {
    if (attributeOf(name)) (filters[name] ??= []).push(value);
  }
  return {
    facets: true,
    ...(brand.length > 0 && { brand }),
    ...(chosen.some(([name]) => name === 'picture') && { withPicture: true }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}

/** The category that a search is narrowed down to, with all that is below it. */
export const chosenCategory = (params: URLSearchParams): string | undefined =>
  filtersIn(params).find(([name]) => name === 'category')?.[1];

/** The filters of a search, which may name a category, too. */
export function searchFilterQuery(params: URLSearchParams) {
  const categoryId = chosenCategory(params);
  return { ...filterQuery(params), ...(categoryId && { categoryId, deep: true }) };
}

/** A category's page shows the parts that are filed in it directly, and none from below. */
export const isOnlyHere = (params: URLSearchParams): boolean => params.get('only') === 'here';

/** The address shows less than the category has: search engines have the whole list. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  isOnlyHere(params) || filtersIn(params).length > 0;

/** The same list, from its first page on, with these filters in place of its own. */
export const withFilters = (params: URLSearchParams, filters: readonly Filter[]) =>
  new URLSearchParams([
    ...[...params].filter(([name]) => name !== 'page' && !isFilterName(name)),
    ...filters.map(([name, value]): [string, string] => [name, value]),
  ]);

/** What follows the path, if anything. */
export const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${String(params)}` : '');
