import { apiUrl } from './environment';

export interface Category {
  _id: string;
  name: string;
  partCount?: number;
  children?: Category[];
}

const flatten = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flatten(category.children ?? [])]);

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl()}${path}`);
  return (await response.json()) as T;
}

/** The category of the demo catalogue that most parts are filed in directly. */
export async function largestCategory(): Promise<string> {
  const all = flatten(await ask<Category[]>('/categories/'));
  all.sort((a, b) => (b.partCount ?? 0) - (a.partCount ?? 0));
  return all[0]!._id;
}

const countOf = (category: Category): number =>
  flatten([category]).reduce((sum, { partCount = 0 }) => sum + partCount, 0);

/** The category whose branch has most parts: more than one page of them. */
export async function largestBranch(): Promise<string> {
  const top = await ask<Category[]>('/categories/');
  top.sort((a, b) => countOf(b) - countOf(a));
  return top[0]!._id;
}

/** A part of the demo catalogue that has several pictures. */
export async function picturedPart(): Promise<string> {
  const parts = await ask<{ _id: string; images?: string[] }[]>('/spare-parts');
  return parts.find(({ images = [] }) => images.length > 1)!._id;
}

/**
 * Ways of three levels down the demo catalogue's tree, one below each top-level category that goes
 * so deep.
 */
export async function deepBranches(): Promise<[Category, Category, Category][]> {
  const tree = await ask<Category[]>('/categories/');
  return tree.flatMap((top) => {
    const middle = top.children?.find(({ children = [] }) => children.length > 0);
    const leaf = middle?.children?.[0];
    return middle && leaf ? [[top, middle, leaf] as [Category, Category, Category]] : [];
  });
}
