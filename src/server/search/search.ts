import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from '@/server/db/types';
import { documentTerms, type SearchDocument } from './document';
import { parseQuery, type Clause, type Lexicon, type ParsedQuery } from './queryParser';
import { rank, rarestFirst, selectClauses } from './ranking';
import { searchIndex, type MatchQuery } from './searchIndex';
import { suggest, type Suggested } from './suggest';
import { makeSynonyms } from './synonyms';
import { vocabularyRepository } from './vocabularyRepository';

/** Parts that are ranked again; those behind them keep the database's ranking. */
const MAX_CANDIDATES = 200;
const MAX_SUGGESTED = 50;
/** Of fewer parts, those follow that lack a word. */
const ENOUGH = 3;
/** Clauses by which candidates are found that lack some, the rarest first. */
const MAX_CLAUSES = 8;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: number[];
  corrected: ParsedQuery['corrected'];
  /** Words that no part has beside the others, as they were typed. */
  dropped: string[];
  /** No part has all that was searched for. */
  isMissed: boolean;
}

export type Search = ReturnType<typeof makeSearch>;

/** Finds parts. `memoize` returns what a read has returned as long as the catalogue stays the same. */
export function makeSearch(
  { reader: queries }: Pick<Connections, 'reader'>,
  { memoize }: { memoize: <T>(read: () => Promise<T>) => () => Promise<T> },
) {
  const index = searchIndex(queries);
  const vocabulary = vocabularyRepository(queries);
  let analyzed = { text: '', synonyms: makeSynonyms([]) };
  const synonyms = memoize(async () => {
    const pairs = await vocabulary.listSynonyms();
    const text = JSON.stringify(pairs);
    // Analyzing hundreds takes 40 ms, and few changes of the catalogue are changes of synonyms.
    if (text !== analyzed.text) analyzed = { text, synonyms: makeSynonyms(pairs) };
    return analyzed.synonyms;
  });
  const categories = memoize(vocabulary.listFilledCategories);
  const lexicon = async (): Promise<Lexicon> => ({ vocabulary, synonyms: await synonyms() });

  const match = async (parsed: ParsedQuery, limit?: number) => {
    const query = matchQuery(parsed.clauses);
    const [matching, numbered] = await Promise.all([
      query ? index.match(query, limit) : [],
      vocabulary.findNumbered(parsed.numbers),
    ]);
    const candidates = await index.read([
      ...new Set([...numbered, ...matching.slice(0, MAX_CANDIDATES)]),
    ]);
    const ranked = rank(candidates, parsed, numbered);
    const seqs = [...new Set([...ranked.map(({ rowid }) => rowid), ...matching])];
    return { seqs, best: ranked[0], ranked, isNumber: numbered.size > 0 };
  };

  /** Parts that have as many and as rare of the clauses as possible. */
  const findSimilar = async (clauses: Clause[]): Promise<SearchDocument[]> => {
    const some = rarestFirst(clauses).slice(0, MAX_CLAUSES);
    const any = some.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms));
    return index.read(await index.match([any], MAX_CANDIDATES));
  };

  /** Drops clauses, first those that no part has, until enough parts are found. */
  const relax = async (parsed: ParsedQuery, first: { seqs: number[]; best?: SearchDocument }) => {
    let { seqs, best } = first;
    let { clauses } = parsed;
    let similar: SearchDocument[] | undefined;
    let isFound = false;
    const dropped = new Set<string>();
    while (seqs.length < ENOUGH && clauses.length > 1) {
      // SQLite runs in this process: others come between.
      await nextTurn();
      let rest = clauses.filter(({ alternatives }) => alternatives.length > 0);
      if (rest.length === clauses.length) {
        similar ??= await findSimilar(clauses);
        rest = selectClauses(clauses, similar);
      }
      // Parts that follow later lack more words, which are not reported.
      if (!isFound) {
        for (const { typed } of clauses.filter((each) => !rest.includes(each))) dropped.add(typed);
      }
      if (rest.length === 0) break;
      clauses = rest;
      const more = await match({ ...parsed, clauses });
      best ??= more.best;
      const all = [...new Set([...seqs, ...more.seqs])];
      isFound ||= all.length > seqs.length;
      seqs = all;
    }
    return { seqs, best, dropped: [...dropped] };
  };

  return {
    /** All parts of a query; `verbatim` neither corrects nor drops words. */
    find: async (query: string, verbatim: boolean): Promise<Found> => {
      const parsed = await parseQuery(query, verbatim, await lexicon());
      const first = await match(parsed);
      const isEnough = first.seqs.length >= ENOUGH || first.isNumber || verbatim;
      const { seqs, best, dropped } = isEnough
        ? { ...first, dropped: [] }
        : await relax(parsed, first);
      return {
        seqs,
        corrected: correctedIn(parsed, best).filter(({ from }) => !dropped.includes(from)),
        dropped: seqs.length > 0 ? dropped : [],
        isMissed: first.seqs.length === 0,
      };
    },

    /** What somebody who has typed so far may be looking for, `limit` entries at most. */
    suggest: async (query: string, limit: number): Promise<Suggested> => {
      const parsed = await parseQuery(query, false, await lexicon());
      const { ranked } = await match(parsed, MAX_SUGGESTED);
      return suggest(query, parsed, ranked, await categories(), limit);
    },
  };
}

/** Undefined: a clause has no alternative, so no part matches. */
function matchQuery(clauses: ParsedQuery['clauses']): MatchQuery | undefined {
  const query = clauses.map(({ alternatives }) => alternatives.map(({ terms }) => terms));
  const isPossible = query.length > 0 && query.every((alternatives) => alternatives.length > 0);
  return isPossible ? query : undefined;
}

/** Of several corrections of a word that are as near, the one that the best part has. */
function correctedIn(
  { corrected, clauses }: ParsedQuery,
  best: SearchDocument | undefined,
): ParsedQuery['corrected'] {
  if (!best) return corrected;
  const own = documentTerms(best);
  return corrected.map(({ from, to }) => {
    const clause = clauses.find(
      ({ typed, corrections }) => typed === from && corrections.length > 0,
    );
    const meant = clause?.corrections.find((terms) => terms.every((term) => own.has(term)));
    return { from, to: meant?.join(' ') ?? to };
  });
}
