import { CATEGORIES_TAG } from '@/server/db/cacheTags';
import type { CachedCatalogueVersion } from '@/server/db/catalogueVersion';
import type { Connections } from '@/server/db/types';
import { nextTurn } from '@/server/lib/nextTurn';
import { writtenIn } from './analyzer';
import { entryTerms, type IndexEntry } from './indexEntry';
import { parseQuery, withoutDoubtful, type Clause, type ParsedQuery } from './queryParser';
import { confidenceOf, dropOne, rank, rarestFirst, selectClauses, type Numbered } from './ranking';
import type { MatchQuery } from './searchEngine';
import { searchIndex } from './searchIndex';
import { findCategories, suggestWords } from './suggestions';
import { makeSynonyms, type Synonyms } from './synonyms';
import { vocabularyRepository, type Lexicon, type NumberedPart } from './vocabularyRepository';

/** Parts that are ranked again; those after them keep the database's ranking. */
const MAX_CANDIDATES = 200;
/** Parts whose words show which ones of a query can be together: ranking more is slow on PostgreSQL. */
const MAX_SIMILAR = 100;
/** Of a suggestion; as many parts are ranked for it. */
const MAX_WORDS = 2;
const MAX_SUGGESTED = 50;
/** Parts that are ranked for a line of a list, … */
const MAX_OF_LINE = 30;
/** … and its words that no part has. */
const MAX_UNKNOWN = 1;
/** Of fewer parts, those follow that lack a word. */
const ENOUGH = 3;
/** Clauses by which candidates are found that lack some, the rarest first. */
const MAX_CLAUSES = 8;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: number[];
  corrected: ParsedQuery['corrected'];
  /** The first of them have all words of the query. */
  complete: number;
  /** Words that no part has beside the others, as they were typed. */
  dropped: string[];
  /** Makers of the query that no part mentions, as they were typed. */
  makers: string[];
  /** No part has all that was searched for. */
  isMissed: boolean;
  /** How the query was understood. */
  parsed: Pick<ParsedQuery, 'clauses' | 'numbers'>;
}

/** Row numbers of parts, and how sure it is that the first of them is meant: 0 to 1. */
export interface BestParts {
  seqs: number[];
  confidence: number;
}

const NONE: BestParts = { seqs: [], confidence: 0 };

export type Search = ReturnType<typeof makeSearch>;

/** Finds parts. */
export function makeSearch(
  { reader: queries }: Pick<Connections, 'reader'>,
  { memoize }: Pick<CachedCatalogueVersion, 'memoize'>,
) {
  const index = searchIndex(queries);
  const vocabulary = vocabularyRepository(queries);
  let analyzed: { text: string; synonyms: Synonyms } | undefined;
  const synonyms = memoize(async () => {
    const pairs = await vocabulary.listSynonyms();
    const text = JSON.stringify(pairs);
    // Analyzing hundreds takes 40 ms, and few changes of the catalogue are changes of synonyms.
    if (text !== analyzed?.text) analyzed = { text, synonyms: makeSynonyms(pairs) };
    return analyzed.synonyms;
  }, []);
  const categories = memoize(vocabulary.listFilledCategories, [CATEGORIES_TAG]);
  const lexicon = async (): Promise<Lexicon> => ({ vocabulary, synonyms: await synonyms() });

  /** Few are all ranked by `rank`: the database, which takes most of its time for it, need not. */
  const findMatching = async (query: MatchQuery, limit?: number) => {
    const most = limit ?? MAX_CANDIDATES;
    const some = await index.match(query, { limit: most + 1, ranked: false });
    return some.length <= most ? some : index.match(query, { limit });
  };

  // SQLite runs in this process: before each of its long queries other requests come between.
  const match = async (text: string, parsed: ParsedQuery, limit?: number) => {
    await nextTurn();
    const query = parsed.clauses.map(termsOf);
    const isPossible = query.length > 0 && query.every((alternatives) => alternatives.length > 0);
    const [matching, numbers] = await Promise.all([
      isPossible ? findMatching(query, limit) : [],
      vocabulary.findNumbered(parsed.numbers),
    ]);
    const numbered = numberedIn(text, numbers);
    const candidates = await index.read([
      ...new Set([...numbered.all, ...matching.slice(0, MAX_CANDIDATES)]),
    ]);
    const ranked = rank(candidates, parsed, numbered);
    const seqs = [...new Set([...ranked.map(({ rowid }) => rowid), ...matching])];
    return { seqs, best: ranked[0], ranked, isNumber: numbers.length > 0 };
  };

  /** A doubtful correction counts only where a part has it with all other words. */
  const matchMeant = async (text: string, parsed: ParsedQuery, limit?: number) => {
    const found = await match(text, parsed, limit);
    const sure = found.seqs.length > 0 ? parsed : withoutDoubtful(parsed);
    return sure === parsed
      ? { ...found, parsed }
      : { ...(await match(text, sure, limit)), parsed: sure };
  };

  /** Parts that have as many and as rare of the clauses as possible. */
  const findSimilar = async (clauses: Clause[]): Promise<IndexEntry[]> => {
    await nextTurn();
    const some = rarestFirst(clauses).slice(0, MAX_CLAUSES);
    return index.read(await index.match([some.flatMap(termsOf)], { limit: MAX_SIMILAR }));
  };

  /** Drops clauses, first those that no part has, until enough parts are found. */
  const relax = async (
    text: string,
    parsed: ParsedQuery,
    first: { seqs: number[]; best?: IndexEntry },
  ) => {
    let { seqs, best } = first;
    let { clauses } = parsed;
    let similar: IndexEntry[] | undefined;
    let isFound = false;
    const dropped = new Set<string>();
    while (seqs.length < ENOUGH && clauses.length > 1) {
      let rest = clauses.filter(({ alternatives }) => alternatives.length > 0);
      if (rest.length === clauses.length) {
        similar ??= await findSimilar(clauses);
        rest = selectClauses(clauses, similar, !isFound);
      }
      // Parts that follow later lack more words, which are not reported.
      if (!isFound) {
        for (const { typed } of clauses.filter((item) => !rest.includes(item))) dropped.add(typed);
      }
      if (rest.length === 0) break;
      clauses = rest;
      const more = await match(text, { ...parsed, clauses });
      best ??= more.best;
      const all = [...new Set([...seqs, ...more.seqs])];
      isFound ||= all.length > seqs.length;
      seqs = all;
    }
    // Where nothing was added, all parts have all words.
    return { seqs, best, dropped: isFound ? [...dropped] : [] };
  };

  return {
    /** All parts of a query; `verbatim` neither corrects nor drops words. */
    find: async (query: string, verbatim: boolean): Promise<Found> => {
      const first = await matchMeant(query, await parseQuery(query, verbatim, await lexicon()));
      const { parsed } = first;
      const isEnough = first.seqs.length >= ENOUGH || first.isNumber || verbatim;
      const { seqs, best, dropped } = isEnough
        ? { ...first, dropped: [] }
        : await relax(query, parsed, first);
      // A number needs no maker.
      const makers = first.isNumber ? [] : parsed.makers;
      const ignored = seqs.length > 0 ? parsed.ignored : [];
      return {
        seqs,
        complete: ignored.length > 0 ? 0 : first.seqs.length,
        corrected: correctedIn(parsed, best).filter(({ from }) => !dropped.includes(from)),
        dropped: [...dropped, ...ignored],
        makers,
        isMissed: first.seqs.length === 0 || makers.length > 0,
        parsed,
      };
    },

    /**
     * The best parts of a line of a list. It may have one word that none of them has, but not instead
     * of what it names. Of many candidates those are ranked that have all words in their names: for
     * hundreds of lines the database's own ranking takes too long.
     */
    findBest: async (line: string, limit: number): Promise<BestParts> => {
      const parsed = withoutDoubtful(await parseQuery(line, false, await lexicon(), MAX_UNKNOWN));
      const known = parsed.clauses.filter(({ alternatives }) => alternatives.length > 0);
      if (known.length === 0 || known.length + MAX_UNKNOWN < parsed.clauses.length) return NONE;
      const isComplete = known.length === parsed.clauses.length;
      const others = isComplete && known.length > 1 ? dropOne(known) : [];
      for (const clauses of [known, ...others]) {
        await nextTurn();
        const query = clauses.map(termsOf);
        const some = await index.match(query, { limit: MAX_OF_LINE + 1, ranked: false });
        if (some.length === 0) continue;
        const named =
          some.length > MAX_OF_LINE
            ? await index.match(query, { limit: MAX_OF_LINE, ranked: false, inNames: true })
            : [];
        const best = [...new Set([...named, ...some])].slice(0, MAX_OF_LINE);
        const ranked = rank(await index.read(best), { ...parsed, clauses }, numberedIn(line, []));
        const seqs = ranked.slice(0, limit).map(({ rowid }) => rowid);
        return { seqs, confidence: confidenceOf(ranked, clauses, parsed.clauses.length) };
      }
      return NONE;
    },

    /**
     * What somebody who has typed so far may be looking for, `limit` entries at most: the query with
     * its words corrected or its last one completed, categories, and row numbers of parts.
     */
    suggest: async (query: string, limit: number) => {
      const { synonyms: known } = await lexicon();
      const typed = await parseQuery(query, false, { vocabulary, synonyms: known });
      const { ranked, parsed } = await matchMeant(query, typed, MAX_SUGGESTED);
      const words = suggestWords(query, parsed, ranked, known).slice(0, Math.min(MAX_WORDS, limit));
      const named = findCategories(parsed, await categories()).slice(0, limit - words.length);
      const best = ranked.slice(0, limit - words.length - named.length);
      return { words, categories: named, seqs: best.map(({ rowid }) => rowid) };
    },
  };
}

function numberedIn(text: string, numbers: NumberedPart[]): Numbered {
  const isWritten = writtenIn(text);
  const seqsOf = (rows: NumberedPart[]) => new Set(rows.map(({ partSeq }) => partSeq));
  return {
    exact: seqsOf(numbers.filter((number) => isWritten(number.exactKey))),
    all: seqsOf(numbers),
  };
}

const termsOf = ({ alternatives }: Clause) => alternatives.map(({ terms }) => terms);

/** Of several corrections of a word that are as near, the one that the best part has. */
function correctedIn(
  { corrected, clauses }: ParsedQuery,
  best: IndexEntry | undefined,
): ParsedQuery['corrected'] {
  if (!best) return corrected;
  const own = entryTerms(best);
  return corrected.map(({ from, to }) => {
    const clause = clauses.find(
      ({ typed, corrections }) => typed === from && corrections.length > 0,
    );
    const meant = clause?.corrections.find(({ terms }) => terms.every((term) => own.has(term)));
    return { from, to: meant?.terms.join(' ') ?? to };
  });
}
