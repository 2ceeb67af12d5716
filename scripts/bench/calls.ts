import type { FacetValue, PartFacets, SparePart } from '../../src/server/generated/requests';
import { PART_FIELDS } from '../../src/shared/partFields';
import { readQueries } from '../../src/server/testing/golden';
import { MAX_LINES, MAX_LOOKUP } from '../../src/shared/limits';
import type { LoadedCatalogue } from '../lib/catalogue';
import { get, type Call } from '../lib/load';
import { spread, type Random } from '../lib/random';

const LIST = '/spare-parts?page=1&limit=12';

export const pathOfSearch = (q: string): string =>
  `${LIST}&${new URLSearchParams({ q }).toString()}`;

const pathOfBranch = (id: string) => `/categories/${id}/spareparts?page=1&limit=12&deep=true`;

/** `count` different searches: golden queries, words with a size, beginnings of names, numbers. */
export function searchTexts(catalogue: LoadedCatalogue, count: number): string[] {
  const golden = readQueries('golden').map(({ q }) => q);
  const made = spread(catalogue.names, count).flatMap((name, index) => {
    const [head = '', size = '', number = ''] = name.split(', ');
    return [[`${head.toLowerCase()} ${size}`, head, number.replace('HW', 'hw ')][index % 3] ?? ''];
  });
  const numbers = spread(catalogue.otherNumbers, count / 10);
  const texts = [...spread(golden, count / 2), ...numbers, ...made];
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(
    0,
    count,
  );
}

/** Swaps two letters within a word of each text that has one of five Latin letters or more. */
export function misspell(texts: string[]): string[] {
  return texts.flatMap((text, index) => {
    const changed = text.replace(/(?<![\p{L}\d-])[a-zA-Z]{5,}/u, (word) => {
      const at = 1 + (index % (word.length - 3));
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    });
    return changed === text ? [] : [changed];
  });
}

/** What stands in the search field while somebody types these. */
export function suggestionCalls(texts: string[], random: Random): Call[] {
  const typed = texts.map((text) => text.slice(0, 1 + random.below(text.length)).trim());
  return [...new Set(typed)].map((q) =>
    get(`/spare-parts/suggestions?${new URLSearchParams({ q }).toString()}`),
  );
}

/** Buyers' lists of as many numbers as one lookup admits, every fourth mistyped. */
export function lookupCalls(catalogue: LoadedCatalogue, count: number, random: Random): Call[] {
  const kinds = [
    () => random.pick(catalogue.partNumbers),
    () => random.pick(catalogue.otherNumbers),
    () => random.pick(catalogue.otherNumbers).replace(/[./-]/g, ' '),
    () => `${random.pick(catalogue.partNumbers).slice(0, -1)}O`,
  ];
  return Array.from({ length: count }, () => {
    const numbers = Array.from({ length: MAX_LOOKUP }, (_, index) => kinds[index % 4]?.());
    return postJson('/spare-parts/lookup', { numbers });
  });
}

/** Buyers' lists of as many lines as one list may have: two in five are numbers, the others words. */
export function matchCalls(
  { partNumbers, otherNumbers, names }: LoadedCatalogue,
  texts: string[],
  count: number,
  random: Random,
): Call[] {
  const wordsOf = (name: string) => name.split(', ').slice(0, 2).join(' ');
  const kinds = [
    () => random.pick(partNumbers),
    () => `${random.pick(otherNumbers)} ${wordsOf(random.pick(names))}`,
    () => wordsOf(random.pick(names)),
    () => random.pick(texts),
    () => misspell([random.pick(texts)])[0] ?? 'a wheel that nobody knows',
  ];
  return Array.from({ length: count }, () => {
    const lines = Array.from({ length: MAX_LINES }, (_, index) => kinds[index % 5]?.());
    return postJson('/spare-parts/match', { lines });
  });
}

export const postJson = (path: string, body: object): Call => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** Lists filtered by one to three of the values they offer: all parts, branches and searches. */
export async function filterCalls(
  apiUrl: string,
  { categoryIds }: LoadedCatalogue,
  texts: string[],
  count: number,
  random: Random,
): Promise<Call[]> {
  const paths = [LIST, ...categoryIds.slice(0, 48).map(pathOfBranch), ...texts.map(pathOfSearch)];
  const lists: { path: string; offers: (() => string[])[] }[] = [];
  for (const path of paths) {
    const response = await fetch(`${apiUrl}${path}&facets=true`);
    const { facets } = (await response.json()) as { facets: PartFacets };
    const offers = offersOf(facets, random);
    if (offers.length > 1) lists.push({ path, offers });
  }
  const calls = new Set<string>();
  for (let turn = 0; calls.size < count && turn < 20 * count; turn += 1) {
    const { path, offers } = random.pick(lists);
    const chosen = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(offers)));
    const filters = [...chosen].flatMap((offer) => offer());
    calls.add([path, 'facets=true', ...filters].join('&'));
  }
  return [...calls].map(get);
}

/** Each returns the query parameters of another selection. */
function offersOf({ brands, withImage, attributes }: PartFacets, random: Random) {
  const select = (name: string, values: FacetValue[]) => () => [
    ...new Set(
      [random.pick(values), random.pick(values)].map(({ value }) =>
        new URLSearchParams({ [name]: value }).toString(),
      ),
    ),
  ];
  const offers = attributes.flatMap(({ key, kind, values }) => {
    if (values.length < 2) return [];
    const from = () => `f.${key}.min=${encodeURIComponent(random.pick(values).value)}`;
    return [select(`f.${key}`, values), ...(kind === 'number' ? [() => [from()]] : [])];
  });
  if (brands.length > 1) offers.push(select('brand', brands));
  if (withImage > 0) offers.push(() => ['withImage=true']);
  return offers;
}

/** The console's request that saves a part with another text; every tenth has another name too. */
export async function saveCall(
  apiUrl: string,
  token: string,
  id: string,
  index: number,
): Promise<Call> {
  const path = `/spare-parts/${id}`;
  const response = await fetch(apiUrl + path);
  if (!response.ok) throw new Error(`GET ${path} returned ${response.status}.`);
  const part = (await response.json()) as SparePart;
  const description = `${(part.description ?? '').slice(0, 300)} Revised: ${index}.`;
  const form = new FormData();
  form.append('name', index % 10 === 0 ? `Revised ${part.name}`.slice(0, 200) : part.name);
  for (const { name } of PART_FIELDS) {
    if (name === 'name') continue;
    form.append(name, name === 'description' ? description : (part[name] ?? ''));
  }
  form.append('categoryId', part.categoryId?._id ?? '');
  for (const { kind, maker, number } of part.references ?? []) {
    form.append('references', JSON.stringify({ kind, maker, number }));
  }
  for (const { key, number, choice } of part.attributes ?? []) {
    const value = number === undefined ? { key, choice } : { key, number: number + 1 };
    form.append('attributes', JSON.stringify(value));
  }
  // Lets fetch's own encoder write the body.
  const encoded = new Request(apiUrl, { method: 'POST', body: form });
  return {
    path,
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
