import { isStopWord } from '@/shared/search';
import { bigrams, isWeakWord, normalize, tokenize } from './analyzer';
import makerNames from './makers.json';
import knownSymptoms from './symptoms.json';
import { symptomConcepts, type Symptom } from './symptoms';
import termPairs from './termPairs.json';

/** Words of a term at most, or Chinese characters. */
export const MAX_PHRASE = 5;
export const MAX_HAN = 8;

/** A pair of terms as admins have typed them. */
export interface SynonymPair {
  term: string;
  meaning: string;
}

/** Pairs of terms that mean the same, by their keys. */
export interface Synonyms {
  /** Keys of what means the same as a term. */
  meanings: ReadonlyMap<string, string[]>;
  /** All words of Latin letters in them. */
  words: ReadonlySet<string>;
  /** Built-in symptoms, and synonym pairs that describe a symptom. */
  symptoms: readonly Symptom[];
  /** Keys of makers' names. */
  makers: ReadonlySet<string>;
}

/**
 * What a term is looked up by: its tokens, so that it doesn't matter how it is written; without stop
 * words, unless it has no others.
 */
export function termKey(text: string): string {
  const terms = tokenize(normalize(text)).map(({ term }) => term);
  const significant = terms.filter((term) => !isStopWord(term));
  return (significant.length > 0 ? significant : terms).join(' ');
}

/** Whether a query can have a term with this key: longer ones are never looked up. */
export const isSearchable = (key: string): boolean => {
  const terms = key.split(' ');
  return (
    terms.length <= MAX_PHRASE && terms.every((term) => !isHan(term) || [...term].length <= MAX_HAN)
  );
};

/** The index terms of a key, Chinese in pairs of characters. */
export const termsOfKey = (key: string): string[] =>
  key.split(' ').flatMap((term) => (isHan(term) ? bigrams(term) : term));

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

export function makeSynonyms(pairs: SynonymPair[]): Synonyms {
  const meanings = new Map<string, string[]>();
  const makers = addMakers(meanings);
  const add = (key: string, other: string) =>
    void meanings.set(key, [...(meanings.get(key) ?? []), other]);
  const known = termPairs.map(([term = '', meaning = '']) => ({ term, meaning }));
  for (const { term, meaning } of [...pairs, ...known]) {
    // Not the stored keys, which may come from an older analyzer.
    const [key, other] = [termKey(term), termKey(meaning)];
    add(key, other);
    add(other, key);
  }
  // Two words are also written in one.
  for (const [key, others] of [...meanings]) {
    if (/^\p{L}+ \p{L}+$/u.test(key))
      for (const term of [key, ...others]) add(key.replace(' ', ''), term);
  }
  const words = [...meanings.keys()]
    .flatMap((key) => key.split(' '))
    .filter((word) => /^\p{L}+$/u.test(word) && !isHan(word));
  const described = [
    ...knownSymptoms,
    ...pairs.flatMap(({ term, meaning }) => [
      [term, meaning],
      [meaning, term],
    ]),
  ];
  const symptoms = described.flatMap(([term = '', ...causes]): Symptom[] => {
    const concepts = symptomConcepts(normalize(term));
    return concepts ? [{ concepts, meanings: causes.map(termKey) }] : [];
  });
  return { meanings, words: new Set(words), makers, symptoms };
}

/** All names of a maker mean the same; one of several words is also one word. */
function addMakers(meanings: Map<string, string[]>): Set<string> {
  const makers = new Set<string>();
  for (const names of makerNames) {
    const keys = names.map(termKey);
    const words = keys.map((key) => key.replaceAll(' ', ''));
    // Common words of a name, such as `elevator` of `TK Elevator`, do not identify a maker.
    const distinct = keys.filter((key) => !key.includes(' ') || !key.split(' ').some(isWeakWord));
    for (const key of [...keys, ...words]) {
      makers.add(key);
      meanings.set(key, [...new Set([...distinct, ...words])]);
    }
  }
  return makers;
}
