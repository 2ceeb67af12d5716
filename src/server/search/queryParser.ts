import { nextTurn } from '@/server/lib/nextTurn';
import { isWeakWord, type Token } from './analyzer';
import { correct, type Correction } from './fuzzy';
import { readPinyin } from './pinyin';
import { beginning } from './searchEngine';
import { segmentQuery, type Quality, type Segment } from './segments';
import type { Lexicon } from './vocabularyRepository';

/** One way to match a clause: all of these terms. */
export interface Alternative {
  terms: string[];
  quality: Quality;
  /** Parts that have them, at most. */
  docs: number;
  /** It is another word than the one typed unless a part has it with the other words of the query. */
  isDoubtful?: boolean;
}

/** What a part needs to match one segment of the query. */
export interface Clause extends Omit<Segment, 'tokens' | 'ways' | 'beginnings'> {
  /** Of a symptom its causes, the likeliest first. */
  alternatives: Alternative[];
  /** What was taken for a word that no part has, the likeliest first. */
  corrections: Correction[];
  /** It was compared with words that are written like it. */
  wasCompared: boolean;
  /** Parts that have it, at most. */
  docs: number;
}

export interface ParsedQuery {
  /** A part has all of them, … */
  clauses: Clause[];
  /** … or one of these numbers. */
  numbers: string[];
  corrected: { from: string; to: string }[];
  /** Makers that no part mentions; no part has to have them. */
  makers: string[];
  /** What follows the end of a long query. */
  ignored: string[];
}

/** Words that fewer parts have are also corrected. */
const RARE = 3;
/** Of more parts with a word nobody reaches those where it only begins another. */
const MANY = 300;

/** Words of one query that are corrected: each is compared with hundreds of others. */
const MAX_CORRECTED = 5;

/**
 * `verbatim` corrects nothing and requires all words. With more than `maxUnknown` words that no part
 * has, no further one is corrected.
 */
export async function parseQuery(
  query: string,
  verbatim: boolean,
  lexicon: Lexicon,
  maxUnknown = Infinity,
): Promise<ParsedQuery> {
  const known = verbatim ? withoutSymptoms(lexicon) : lexicon;
  const parsed = await parse(query, verbatim, known, maxUnknown);
  const isUnsure = ({ alternatives, corrections }: Clause) =>
    corrections.length > 0 || alternatives.every(({ quality }) => quality > 0);
  const mayBePinyin = !verbatim && parsed.clauses.some(isUnsure);
  const pinyin = mayBePinyin ? await readPinyin(query, lexicon) : [];
  if (pinyin.length > 0) {
    const read = await parse(correctWords(query, pinyin), verbatim, lexicon, maxUnknown);
    return { ...read, corrected: [...pinyin, ...read.corrected] };
  }
  const { corrected } = parsed;
  if (corrected.length === 0) return parsed;
  // A phrase has synonyms only where all of its words are written as they are in it.
  const text = correctWords(query, corrected);
  const countPhrases = (of: string) =>
    segmentQuery(of, lexicon.synonyms).segments.filter(({ tokens }) => tokens.length > 1).length;
  if (countPhrases(text) <= countPhrases(query)) return parsed;
  return { ...(await parse(text, verbatim, lexicon, maxUnknown)), corrected };
}

/** A query with its words corrected. */
export const correctWords = (query: string, corrected: ParsedQuery['corrected']): string =>
  corrected.reduce((text, { from, to }) => text.replace(from, () => to), query);

const withoutSymptoms = ({ vocabulary, synonyms }: Lexicon): Lexicon => ({
  vocabulary,
  synonyms: { ...synonyms, symptoms: [] },
});

async function parse(
  query: string,
  verbatim: boolean,
  lexicon: Lexicon,
  maxUnknown: number,
): Promise<ParsedQuery> {
  const { segments, numbers, ignored } = segmentQuery(query, lexicon.synonyms);
  const strong = segments.filter((segment) => !isWeak(segment));
  const required = strong.length > 0 && !verbatim ? strong : segments;
  const terms = required.flatMap(({ ways }) => ways.flatMap((way) => way.terms));
  const prefixes = required.flatMap((segment) => [wordOf(segment)?.term ?? [], segment.beginnings]);
  const found = await lexicon.vocabulary.find(terms, [...new Set(prefixes.flat())]);
  const docs = new Map(found.map((row) => [row.term, row.docs]));
  let mayCorrect = !verbatim && !segments.some(({ isSymptom }) => isSymptom);
  const all: Clause[] = [];
  let [unknown, misspelt] = [0, 0];
  for (const segment of required) {
    const clause = await makeClause(segment, docs, lexicon, mayCorrect);
    all.push(clause);
    if (clause.alternatives.length === 0 && !clause.isMaker) unknown += 1;
    if (clause.wasCompared) misspelt += 1;
    mayCorrect &&= unknown <= maxUnknown && misspelt < MAX_CORRECTED;
  }
  if (all.some(({ isSymptom, alternatives }) => isSymptom && alternatives.length === 0)) {
    // A catalogue of other parts.
    return parse(query, verbatim, withoutSymptoms(lexicon), maxUnknown);
  }
  const isUnknown = ({ isMaker, alternatives }: Clause) =>
    isMaker && alternatives.length === 0 && !verbatim;
  const clauses = all.filter((clause) => !isUnknown(clause));
  const makers = all.filter(isUnknown).map(({ typed }) => typed);
  const parsed = { clauses, numbers, corrected: correctionsOf(clauses), makers, ignored };
  return clauses.length > 1 ? parsed : withoutDoubtful(parsed);
}

/** A query without the corrections that only other words of it could confirm. */
export function withoutDoubtful(parsed: ParsedQuery): ParsedQuery {
  const isDoubtful = parsed.clauses.some((clause) =>
    clause.alternatives.some((one) => one.isDoubtful),
  );
  if (!isDoubtful) return parsed;
  const clauses = parsed.clauses.map((clause) => {
    const alternatives = clause.alternatives.filter((one) => !one.isDoubtful);
    const corrections = clause.corrections.filter((one) => !one.isDoubtful);
    return { ...clause, alternatives, corrections, docs: sumDocs(alternatives) };
  });
  const corrected = parsed.corrected.flatMap((correction) => {
    const clause = clauses.find(({ typed }) => typed === correction.from);
    return clause ? correctionsOf([clause]) : correction;
  });
  return { ...parsed, clauses, corrected };
}

const correctionsOf = (clauses: Clause[]) =>
  clauses.flatMap(({ typed, corrections: [best] }) =>
    best ? { from: typed, to: best.terms.join(' ') } : [],
  );

const isWeak = ({ tokens: [token, ...others] }: Segment) =>
  token !== undefined && others.length === 0 && isWeakWord(token.term);

/** What may begin a longer term: quantities and makers are whole, a single letter begins too many. */
function wordOf({ tokens: [token, ...others], isMaker }: Segment): Token | undefined {
  if (!token || others.length > 0 || token.kind === 'quantity' || isMaker) return undefined;
  // Of numbers the short ones are sizes.
  if (/^\d{1,2}$/.test(token.term)) return undefined;
  const length = [...token.term].length;
  return (token.kind === 'han' ? length === 1 : length > 1) ? token : undefined;
}

/** The alternatives of a segment; of a word also its continuations and corrections. */
async function makeClause(
  segment: Segment,
  docs: Map<string, number>,
  lexicon: Lexicon,
  mayCorrect: boolean,
): Promise<Clause> {
  const { tokens: _, ways, beginnings, ...named } = segment;
  const alternatives = ways.flatMap(({ terms, quality }): Alternative[] => {
    const found = Math.min(...terms.map((term) => docs.get(term) ?? 0));
    return found > 0 ? [{ terms, quality, docs: found }] : [];
  });
  const word = wordOf(segment);
  if (word && (docs.get(word.term) ?? 0) < MANY) {
    const longer = startingWith(word.term, docs).filter(({ terms: [term] }) => term !== word.term);
    // All numbers that begin so are wanted, not only the first ones that `docs` has.
    const isNumber = word.kind === 'code' || word.parts.length > 0;
    if (!isNumber) alternatives.push(...longer);
    else if (longer.length > 0)
      alternatives.push({ terms: [beginning(word.term)], quality: 1, docs: sumDocs(longer) });
  }
  for (const number of beginnings) {
    const found = sumDocs(startingWith(number, docs));
    if (found > 0) alternatives.push({ terms: [beginning(number)], quality: 1, docs: found });
  }
  // The beginning of a rare word or two may also be a misspelt word.
  const isRare = alternatives.every(({ quality }) => quality > 0) && sumDocs(alternatives) < RARE;
  const mayBeMisspelt = word?.kind === 'word' && isRare && mayCorrect;
  // It is compared with thousands of words: other requests come between two of a query.
  if (mayBeMisspelt) await nextTurn();
  const corrections = mayBeMisspelt
    ? await correct(word.term, alternatives.length > 0, lexicon)
    : [];
  alternatives.push(...corrections.map((one): Alternative => ({ ...one, quality: 0 })));
  const docsOfAll = sumDocs(alternatives);
  return { ...named, alternatives, corrections, wasCompared: mayBeMisspelt, docs: docsOfAll };
}

const startingWith = (text: string, docs: ReadonlyMap<string, number>): Alternative[] =>
  [...docs].flatMap(([term, found]): Alternative[] =>
    term.startsWith(text) ? [{ terms: [term], quality: 1, docs: found }] : [],
  );

const sumDocs = (alternatives: Alternative[]) =>
  alternatives.reduce((sum, { docs }) => sum + docs, 0);
