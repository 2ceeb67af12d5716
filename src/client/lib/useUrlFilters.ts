import { useUrlParams } from './usePageParam';

/** Reads a filter from the values of its query parameter; undefined: none that the backend accepts. */
type FilterReader<Value> = (values: readonly string[]) => Value | undefined;

export const oneOf =
  <Value extends string>(allowed: readonly Value[]): FilterReader<Value> =>
  ([found]) =>
    allowed.find((value) => value === found);

export const matching =
  (pattern: RegExp): FilterReader<string> =>
  ([found = '']) =>
    pattern.exec(found)?.[0];

/** Of a record. */
export const readId = matching(/^[0-9a-f]{24}$/);

/** The filters of a list that the URL has, by the names of their query parameters. */
export function useUrlFilters<Filters extends object>(readers: {
  [Name in keyof Filters]: FilterReader<Filters[Name]>;
}) {
  const [params, change] = useUrlParams();
  type Name = keyof Filters & string;
  const names = Object.keys(readers) as Name[];
  const filters = Object.fromEntries(
    names.map((name) => [name, readers[name](params.getAll(name))]),
  ) as Partial<Filters>;
  /** Shows the first page of what is found then. */
  const setFilters = (changes: { [Changed in Name]?: string | readonly string[] }) =>
    change({ ...changes, page: undefined }, { preventScrollReset: true });
  const clearFilters = () =>
    setFilters(Object.fromEntries(names.map((name) => [name, []])) as Record<Name, []>);
  const isFiltered = Object.values(filters).some(Boolean);
  return { filters, isFiltered, setFilters, clearFilters };
}
