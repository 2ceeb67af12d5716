import type { Connections } from '@/server/db/types';
import { documentTerms, type SearchDocument } from './document';
import type { MatchQuery } from './engine';
import { parseQuery, type Lexicon, type ParsedQuery } from './queryParser';
import { rank } from './ranking';
import { ENOUGH, relax } from './relaxation';
import { searchIndex, type Candidate } from './searchIndex';
import { makeSynonyms } from './synonyms';
import { vocabularyRepository } from './vocabularyRepository';

/** Parts that are ranked again; those behind them keep the database's ranking. */
const MAX_CANDIDATES = 300;
const MAX_SUGGESTED = 50;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: number[];
  corrected: ParsedQuery['corrected'];
  /** Words that no part has beside the others, as they were typed. */
  dropped: string[];
  /** No part has all that was asked for. */
  isMissed: boolean;
}

export type Search = ReturnType<typeof makeSearch>;

/** Finds parts. `memoize` returns what a read has returned as long as the catalogue stays the same. */
export function makeSearch(
  { reader: queries }: Pick<Connections, 'reader'>,
  { memoize }: { memoize: <T>(read: () => Promise<T>) => () => Promise<T> },
) {
  const index = searchIndex(queries);
  const terms = vocabularyRepository(queries);
  const synonyms = memoize(async () => makeSynonyms(await terms.listSynonyms()));
  const lexicon = async (): Promise<Lexicon> => ({ terms, synonyms: await synonyms() });

  /** Of many parts, those that have all as whole words are candidates first. */
  const findWhole = async ({ clauses }: ParsedQuery): Promise<number[]> => {
    const whole = clauses.map((clause) => ({
      ...clause,
      alternatives: clause.alternatives.filter(({ quality }) => quality === 0),
    }));
    const isSame = whole.every(
      ({ alternatives }, place) => alternatives.length === clauses[place]?.alternatives.length,
    );
    const query = isSame ? undefined : matchQuery(whole);
    return query ? index.match(query, MAX_CANDIDATES) : [];
  };

  const find = async (parsed: ParsedQuery, limit?: number) => {
    const query = matchQuery(parsed.clauses);
    const matching = query ? await index.match(query, limit) : [];
    const numbered = await terms.findNumbered([...parsed.numbers, ...parsed.longerNumbers]);
    const whole = matching.length > MAX_CANDIDATES ? await findWhole(parsed) : [];
    const first = [...new Set([...whole, ...matching])].slice(0, MAX_CANDIDATES);
    const candidates = await index.read([...new Set([...numbered.keys(), ...first])]);
    const ranked = rank(candidates, parsed, numbered);
    const seqs = [...new Set([...ranked.map(({ rowid }) => rowid), ...matching])];
    const isNumber = [...numbered.values()].flat().some((key) => parsed.numbers.includes(key));
    return { seqs, best: ranked[0], ranked, isNumber };
  };

  const findCandidates = async (query: MatchQuery): Promise<SearchDocument[]> =>
    index.read(await index.match(query, MAX_CANDIDATES));

  return {
    /** All parts of a query; `verbatim` neither corrects nor drops words. */
    find: async (query: string, verbatim: boolean): Promise<Found> => {
      const parsed = await parseQuery(query, verbatim, await lexicon());
      const first = await find(parsed);
      const isEnough = first.seqs.length >= ENOUGH || first.isNumber || verbatim;
      const { seqs, best, dropped } = isEnough
        ? { ...first, dropped: [] }
        : await relax(parsed, first, { findCandidates, findAll: find });
      return {
        seqs,
        corrected: correctedIn(parsed, best).filter(({ from }) => !dropped.includes(from)),
        dropped: seqs.length > 0 ? dropped : [],
        isMissed: first.seqs.length === 0,
      };
    },
    parse: async (query: string) => parseQuery(query, false, await lexicon()),
    /** The best candidates of a query alone. */
    findBest: async (parsed: ParsedQuery): Promise<Candidate[]> =>
      (await find(parsed, MAX_SUGGESTED)).ranked,
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
