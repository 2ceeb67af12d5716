import { logIn } from '../../trials/lib/backend';
import { get, measureCalls, type Call } from './calls';
import { SERVER_CORE } from './children';
import { envOf, type FilledDatabase } from './database';
import {
  WHOLE_LIST,
  filteredCalls,
  pathOfBranch,
  pathOfSearchPage,
  readChoices,
  type Choices,
} from './filters';
import { lookupCalls } from './lookups';
import { beginnings, misspelt, searchQueries, type Texts } from './queries';
import { makeRandom, spread } from './random';
import { makeIndexOld, watchRebuild, type Rebuild } from './rebuild';
import { progress, whole } from './report';
import { pathOfPage, pathOfSearch } from './requests';
import { saveCalls } from './saves';
import { startProduct, type Server } from './servers';

export type SearchKind = 'search' | 'misspelt' | 'suggestions' | 'filtered' | 'lookup' | 'save';

/** What is measured with one database. */
export interface SearchRun {
  column: string;
  /** Milliseconds of each request. */
  times: Record<SearchKind, number[]>;
  rebuild: Rebuild;
}

const ASKED = 300;
/** Of saves and lookups; the filters have the searches before them, too. */
const WARM_UP = 300;
/** Lists that are narrowed down before the others. */
const WARM_LISTS = 50;
/** Of the branches that are narrowed down. */
const BRANCHES = 48;

interface PlannedFilters {
  warmUp: Call[];
  asked: Call[];
}

export async function runSearch(name: string, database: FilledDatabase): Promise<SearchRun> {
  const { catalogue } = database;
  const column = `${name}, ${whole(catalogue.partIds.length)} parts`;
  progress(`${column}:`);
  const texts = searchQueries(catalogue);
  const withBackend = async <T>(work: (api: Server) => Promise<T>): Promise<T> => {
    const { api } = await startProduct(['api'], envOf(database), SERVER_CORE);
    const result = await work(api);
    await api.stop();
    return result;
  };
  const first = await withBackend(async (api) => ({
    times: await measureTexts(api, texts),
    filters: await planFilters(api, catalogue.categoryIds, texts),
  }));
  // Another one, that knows none of the lists yet.
  const second = await withBackend((api) => measureOthers(api, database, texts, first.filters));
  await makeIndexOld(database);
  const reads = texts.asked.flatMap((text, index) => [pathOfSearch(text), pathOfPage(index + 1)]);
  const rebuild = await withBackend((api) => watchRebuild(api, database, reads));
  return { column, times: { ...first.times, ...second }, rebuild };
}

async function measureTexts(api: Server, texts: Texts) {
  const measure = (name: string, { warmUp, asked }: Texts, pathOf: (text: string) => string) => {
    const calls = (all: string[]) => all.map((text) => get(pathOf(text)));
    return measureCalls(name, api, calls(warmUp), calls(asked));
  };
  const suggest = (q: string) =>
    `/spare-parts/suggestions?${new URLSearchParams({ q }).toString()}`;
  return {
    search: await measure('search', texts, pathOfSearch),
    misspelt: await measure('search with a misspelt word', misspelt(texts), pathOfSearch),
    suggestions: await measure('suggestions', beginnings(texts), suggest),
  };
}

/** Half of them over branches and the list of all parts, half over what is searched for. */
async function planFilters(
  api: Server,
  categoryIds: string[],
  { asked, warmUp }: Texts,
): Promise<PlannedFilters> {
  const random = makeRandom(20_261_126);
  const branches = await readChoices(api, categoryIds.slice(0, BRANCHES).map(pathOfBranch));
  const whole = await readChoices(api, [WHOLE_LIST]);
  const searches = await readChoices(api, asked.map(pathOfSearchPage));
  // The list of all parts, the longest one, is narrowed down as often as two branches.
  const unsearched = branches.flatMap((each, place) =>
    place % 2 === 0 ? [each] : [each, ...whole],
  );
  const half = (choices: Choices[]) => filteredCalls(choices, ASKED / 2, random);
  const before = await readChoices(api, [
    // As long as the list of all parts, but another one.
    `${WHOLE_LIST}&sort=name`,
    ...categoryIds.slice(-WARM_LISTS / 2).map(pathOfBranch),
    ...warmUp.slice(0, WARM_LISTS).map(pathOfSearchPage),
  ]);
  return {
    warmUp: filteredCalls(before, WARM_UP, random),
    asked: [...half(unsearched), ...half(searches)],
  };
}

async function measureOthers(
  api: Server,
  { catalogue }: FilledDatabase,
  { warmUp }: Texts,
  filters: PlannedFilters,
) {
  const searches = warmUp.map((text) => get(pathOfSearch(text)));
  const token = await logIn(api.url);
  const measure = (name: string, calls: Call[]) =>
    measureCalls(name, api, calls.slice(0, WARM_UP), calls.slice(WARM_UP));
  const filtered = await measureCalls(
    'filtered list with facets',
    api,
    [...searches, ...filters.warmUp],
    filters.asked,
  );
  const lookup = await measure('lookup', lookupCalls(catalogue, WARM_UP + ASKED));
  const partIds = spread(catalogue.partIds, WARM_UP + ASKED);
  const save = await measure('one part saved', await saveCalls(api, token, partIds));
  return { filtered, lookup, save };
}
