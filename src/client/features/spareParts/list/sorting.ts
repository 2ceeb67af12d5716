/** Orders that visitors can choose, by the names that the backend has for them. */
export const SORTS = ['name', '-name', '-createdAt', 'partNumber', '-partNumber'] as const;

/** The order in the URL; undefined: the one that the page begins with. */
export const sortIn = (params: URLSearchParams) =>
  SORTS.find((sort) => sort === params.get('sort'));

/** The order alone, for links to other lists. */
export function orderOnly(params: URLSearchParams) {
  const sort = sortIn(params);
  return new URLSearchParams(sort && { sort });
}
