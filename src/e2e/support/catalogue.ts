import { adminToken, apiUrl } from './environment';

export interface Category {
  _id: string;
  name: string;
  partCount?: number;
  children?: Category[];
}

const flatten = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flatten(category.children ?? [])]);

export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl()}${path}`);
  return (await response.json()) as T;
}

/** Id of the category that has the most parts filed directly in it. */
export async function largestCategory(): Promise<string> {
  const all = flatten(await fetchJson<Category[]>('/categories/'));
  all.sort((a, b) => (b.partCount ?? 0) - (a.partCount ?? 0));
  return all[0]!._id;
}

const countOf = (category: Category): number =>
  flatten([category]).reduce((sum, { partCount = 0 }) => sum + partCount, 0);

/** Id of the top-level category with the most parts in its branch: more than one page. */
export async function largestBranch(): Promise<string> {
  const top = await fetchJson<Category[]>('/categories/');
  top.sort((a, b) => countOf(b) - countOf(a));
  return top[0]!._id;
}

/** Ids of the newest parts. */
export async function partIds(limit: number): Promise<string[]> {
  const list = await fetchJson<{ data: { _id: string }[] }>(`/spare-parts?page=1&limit=${limit}`);
  return list.data.map(({ _id }) => _id);
}

/** Of the demo catalogue: parts that tests add and delete lack a brand or a minimum order quantity. */
export async function partWithImages(): Promise<string> {
  const parts =
    await fetchJson<{ _id: string; images?: string[]; brand?: string; moq?: string }[]>(
      '/spare-parts',
    );
  return parts.find(({ images = [], brand, moq }) => images.length > 1 && brand && moq)!._id;
}

/** One path of three levels below each top-level category that has so many. */
export async function deepBranches(): Promise<[Category, Category, Category][]> {
  const tree = await fetchJson<Category[]>('/categories/');
  return tree.flatMap((top) => {
    const middle = top.children?.find(({ children = [] }) => children.length > 0);
    const leaf = middle?.children?.[0];
    return middle && leaf ? [[top, middle, leaf] as [Category, Category, Category]] : [];
  });
}

/** What is no form is sent as JSON. */
export async function requestAsAdmin<T>(
  method: string,
  path: string,
  content?: FormData | object,
): Promise<T> {
  const isJson = content !== undefined && !(content instanceof FormData);
  const headers = {
    authorization: `Bearer ${adminToken()}`,
    ...(isJson && { 'content-type': 'application/json' }),
  };
  const body = isJson ? JSON.stringify(content) : content;
  const response = await fetch(`${apiUrl()}${path}`, { method, headers, body });
  return (await response.json()) as T;
}
