import type { FacetValue, PartFacets } from '../../../src/server/generated/requests';
import { get, type Call } from './calls';
import type { Random } from './random';
import type { Server } from './servers';

/** A list without filter, with what it can be narrowed down by. */
export interface Choices {
  /** With a query of its own already. */
  path: string;
  facets: PartFacets;
}

const PAGE = 'page=1&limit=12';

export const pathOfBranch = (id: string) => `/categories/${id}/spareparts?${PAGE}&deep=true`;
export const pathOfSearchPage = (q: string) =>
  `/spare-parts?${PAGE}&${new URLSearchParams({ q }).toString()}`;
export const WHOLE_LIST = `/spare-parts?${PAGE}`;

/** Asks for what the lists can be narrowed down by; those that offer too little are left out. */
export async function readChoices({ url, headers }: Server, paths: string[]): Promise<Choices[]> {
  const choices: Choices[] = [];
  for (const path of paths) {
    const response = await fetch(`${url}${path}&facets=true`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const { facets } = (await response.json()) as { facets: PartFacets };
    if (offersOf(facets).length > 1) choices.push({ path, facets });
  }
  return choices;
}

/** `count` different addresses of narrowed lists, the lists by turns; each wants all facets, too. */
export function filteredCalls(choices: Choices[], count: number, random: Random): Call[] {
  const paths = new Set<string>();
  for (let turn = 0; paths.size < count; turn += 1) {
    if (turn > 20 * count) throw new Error(`Only ${paths.size} of ${count} filters are different.`);
    const { path, facets } = choices[turn % choices.length] ?? random.pick(choices);
    const filters = new URLSearchParams([...chooseFrom(facets, random), ['facets', 'true']]);
    paths.add(`${path}&${filters.toString()}`);
  }
  return [...paths].map(get);
}

type Filter = [name: string, value: string];
type Offer = (random: Random) => Filter[];

/** One to three of the offers, each once. */
function chooseFrom(facets: PartFacets, random: Random): Filter[] {
  const offers = offersOf(facets);
  const count = 1 + random.below(3);
  const chosen = new Set(Array.from({ length: count }, () => random.pick(offers)));
  return [...chosen].flatMap((offer) => offer(random));
}

function offersOf({ brands, withPicture, attributes }: PartFacets): Offer[] {
  const offers = attributes.flatMap(({ key, kind, values }): Offer[] => {
    if (values.length < 2) return [];
    const some: Offer = (random) => oneOrTwo(`f.${key}`, values, random);
    return kind === 'number' ? [some, (random) => range(key, values, random)] : [some];
  });
  if (brands.length > 1) offers.push((random) => oneOrTwo('brand', brands, random));
  if (withPicture > 0) offers.push(() => [['withPicture', 'true']]);
  return offers;
}

function oneOrTwo(name: string, values: FacetValue[], random: Random): Filter[] {
  const chosen = new Set([random.pick(values).value, random.pick(values).value]);
  return [...chosen].map((value) => [name, value]);
}

/** Of numbers in their order; open to one side now and then. */
function range(key: string, values: FacetValue[], random: Random): Filter[] {
  const [from, to] = [random.below(values.length), random.below(values.length)].sort(
    (a, b) => a - b,
  );
  const min: Filter = [`f.${key}.min`, values[from ?? 0]?.value ?? ''];
  const max: Filter = [`f.${key}.max`, values[to ?? 0]?.value ?? ''];
  return [[min, max], [min], [max]][random.below(3)] ?? [];
}
