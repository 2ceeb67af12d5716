import { isStopWord } from '@/shared/search';
import { bigrams, isWeakWord, tokenize, type Token } from './analyzer';
import { foreignLanguage, foreignMeanings, isParticle } from './foreignTerms';
import { similarLengths } from './measures';
import { MIN_NUMBER, normalizeLine, numberKeys, textOf, typedIn } from './queryText';
import { findSymptom } from './symptoms';
import { MAX_HAN, MAX_PHRASE, termsOfKey, type Synonyms } from './synonyms';

/** 0: a part has what was typed or a synonym of it; 1: something that may be meant by it. */
export type Quality = 0 | 1;

/** One way to have a segment: all of these terms. */
export interface Way {
  terms: string[];
  quality: Quality;
}

/** A word of a query, or a phrase that has synonyms. */
export interface Segment {
  /** As it was typed. */
  typed: string;
  tokens: Token[];
  ways: Way[];
  /** What a number may begin with, of this token and a neighbour. */
  beginnings: string[];
  /** The query names this; what follows says for what, with what or of which size. */
  isHead: boolean;
  /** A preposition follows what the query names. */
  hasPurpose: boolean;
  /** It is the name of a maker, which no part has to have. */
  isMaker: boolean;
  /** It describes what is wrong; its ways are what that may be due to. */
  isSymptom: boolean;
}

/** Longer queries are cut. */
const MAX_TOKENS = 12;
/** Readings of one compound word. */
const MAX_READINGS = 6;
/** Letters or digits that a number begins with, before a blank. */
const MAX_PREFIX = 5;
const PREPOSITIONS = new Set('at by for from in into of off on onto per to under with'.split(' '));

const way = (quality: Quality) => (terms: string[]) => ({ terms, quality });

/** A query in the longest phrases that have synonyms and the words between them, and its numbers. */
export function segmentQuery(query: string, synonyms: Synonyms) {
  const text = normalizeLine(query);
  const typed = typedIn(query);
  const symptom = findSymptom(text, synonyms.symptoms);
  const all = tokenize(symptom?.rest ?? text);
  // Between the words of a Chinese symptom single characters are left.
  const isLeft = ({ kind, start, end }: Token) => symptom && kind === 'han' && end - start === 1;
  const strong = all.filter((token) => !isStopWord(token.term) && !isLeft(token));
  const named = strong.filter(({ term }) => !isParticle(term));
  const language = foreignLanguage(named.map(({ term }) => term));
  const significant = language ? named : strong;
  const searchable = significant.length > 0 || symptom ? significant : all;
  const tokens = searchable.slice(0, MAX_TOKENS);
  const segments: Segment[] = [];
  for (let start = 0; start < tokens.length;) {
    const rest = tokens.slice(start, start + MAX_PHRASE);
    let length = rest.length;
    while (length > 1 && meaningsOf(rest.slice(0, length), synonyms).length === 0) length -= 1;
    const [first] = rest;
    if (length === 1 && first?.kind === 'han') segments.push(...segmentHan(first, synonyms));
    else segments.push(makeSegment(rest.slice(0, length), synonyms, text));
    start += length;
  }
  addCompounds(segments, synonyms);
  const end = all.find(({ term }, index) => index > 0 && PREPOSITIONS.has(term))?.start ?? Infinity;
  const words = segments.filter(
    ({ tokens: [first] }) => first?.kind === 'word' && first.start < end,
  );
  const head = words.at(language?.isHeadFirst ? 0 : -1);
  if (head) Object.assign(head, { isHead: true, hasPurpose: end < Infinity });
  if (symptom) segments.unshift(symptomSegment(symptom));
  const ignored = [
    ...segments.slice(MAX_TOKENS).map((segment) => segment.typed),
    ...searchable.slice(MAX_TOKENS).map((token) => textOf([token], text)),
  ];
  return {
    segments: segments.slice(0, MAX_TOKENS).map((item) => ({ ...item, typed: typed(item.typed) })),
    numbers: numberKeys(text, tokens),
    ignored: ignored.map(typed),
  };
}

type Named = Pick<Segment, 'typed' | 'tokens' | 'ways'>;

const segmentOf = (named: Named, { isMaker = false, isSymptom = false } = {}): Segment => ({
  ...named,
  beginnings: [],
  isHead: false,
  hasPurpose: false,
  isMaker,
  isSymptom,
});

const symptomSegment = ({ typed, meanings }: { typed: string; meanings: string[] }): Segment => {
  const ways = meanings.map(termsOfKey).map(way(0));
  return segmentOf({ typed, tokens: tokenize(typed), ways }, { isSymptom: true });
};

function makeSegment(tokens: Token[], synonyms: Synonyms, text: string): Segment {
  const own = tokens.flatMap(({ kind, term }) => (kind === 'han' ? bigrams(term) : term));
  const strong = own.filter((term) => !isWeakWord(term));
  const others = tokens.length > 1 && strong.length < own.length ? [strong] : [];
  const [token, ...more] = tokens;
  // What a dash joins, and `og 240` of `og240`; but `5 m` is no `5 mm`.
  const lengths = more.length === 0 ? similarLengths(textOf(tokens, text)) : [];
  const isTaken = more.length + lengths.length === 0 && token?.kind !== 'quantity';
  const joined = isTaken && token ? token.parts : [];
  const parts = joined.filter((part) => !isStopWord(part) && !isWeakWord(part));
  const meanings = meaningsOf(tokens, synonyms).map(way(0));
  const isMaker = synonyms.makers.has(keyOf(tokens));
  const ways = [
    way(0)(own),
    ...meanings,
    ...others.map(way(1)),
    ...lengths.map((length) => way(1)([length])),
    way(token?.kind === 'word' ? 0 : 1)(parts),
  ].filter(({ terms }) => terms.length > 0);
  // One of the words of a maker's name says nothing, and its meanings have it as a whole.
  const named = { typed: textOf(tokens, text), tokens, ways: isMaker ? meanings : ways };
  return segmentOf(named, { isMaker });
}

const keyOf = (tokens: Token[]) => tokens.map(({ term }) => term).join(' ');

function meaningsOf(tokens: Token[], { meanings }: Synonyms): string[][] {
  const foreign = foreignMeanings(tokens.map(({ term }) => term));
  return [...(meanings.get(keyOf(tokens)) ?? []), ...foreign].map(termsOfKey);
}

/** Two neighbours may be written in one: `hand rail`, `BVK 73`. A part that has that has both. */
function addCompounds(segments: Segment[], { meanings }: Synonyms): void {
  const tokenOf = ({ tokens: [token, ...others] }: Segment) =>
    (token?.kind === 'word' || token?.kind === 'code') && others.length === 0 ? token : undefined;
  for (const [index, segment] of segments.slice(1).entries()) {
    const before = segments[index];
    const [first, second] = [before && tokenOf(before), tokenOf(segment)];
    if (!before || !first || !second) continue;
    const compound = first.term + second.term;
    if (compound.length >= MIN_NUMBER && first.term.length <= MAX_PREFIX) {
      before.beginnings.push(compound);
      segment.beginnings.push(compound);
    }
    if (first.kind === 'code' || second.kind === 'code') continue;
    const ways = [compound, ...(meanings.get(compound) ?? [])].map(termsOfKey).map(way(0));
    before.ways.push(...ways);
    segment.ways.push(...ways);
  }
}

/** Chinese has no blanks: the longest terms of the dictionary, and what is left between them. */
function segmentHan(token: Token, { meanings, makers }: Synonyms): Segment[] {
  const characters = [...token.term];
  const segments: Segment[] = [];
  const add = (term: string, others: Way[]) => {
    const ways = [way(0)(bigrams(term)), ...others];
    const named = { typed: term, tokens: [{ ...token, term }], ways };
    segments.push(segmentOf(named, { isMaker: makers.has(term) }));
  };
  let rest = '';
  const addRest = () => {
    const readings = readingsOf(rest, meanings);
    // A single character without meaning, such as a particle, says less than the terms beside it.
    const isParticle = [...rest].length === 1 && rest !== token.term;
    if (rest !== '' && (readings.length > 0 || !isParticle)) add(rest, readings.map(way(1)));
    rest = '';
  };
  for (let at = 0; at < characters.length;) {
    const termOf = (length: number) => characters.slice(at, at + length).join('');
    let length = Math.min(MAX_HAN, characters.length - at);
    while (length > 1 && !meanings.has(termOf(length)) && !isWeakWord(termOf(length))) length -= 1;
    if (length === 1) {
      rest += termOf(1);
    } else {
      addRest();
      add(termOf(length), (meanings.get(termOf(length)) ?? []).map(termsOfKey).map(way(0)));
    }
    at += length;
  }
  addRest();
  return segments;
}

/** What a compound may mean that is no term itself, by those of its characters that are. */
function readingsOf(compound: string, meanings: Synonyms['meanings']): string[][] {
  const known = [...compound].flatMap((character) => {
    const own = meanings.get(character);
    return own ? [own.map(termsOfKey)] : [];
  });
  if (known.length === 0) return [];
  return known.reduce<string[][]>(
    (readings, own) =>
      readings.flatMap((terms) => own.map((other) => [...terms, ...other])).slice(0, MAX_READINGS),
    [[]],
  );
}
