import { numberKey } from '@/shared/search';
import { tokenize } from './analyzer';
import words from './symptomWords.json';

/** What goes wrong, such as `door` and `reopen`, and keys of the parts that it may be due to. */
export interface Symptom {
  concepts: ReadonlySet<string>;
  meanings: string[];
}

/** A word of a symptom and where it stands; without a concept it says nothing. */
interface Mention {
  start: number;
  end: number;
  concept?: string;
}

const PROBLEMS = new Set(words.problems.map((group) => group.split(' ', 1)[0]));
/** Common in descriptions, so they weigh less than other words. */
const GENERAL = new Set(words.general.map((group) => group.split(' ', 1)[0]));
const WEIGHT = 3;
/** The concept of each word, by its stem; of words that say nothing `''`. */
const CONCEPTS = new Map<string, string>();

/** The stem of an English word, for comparison only. */
const stem = (word: string): string =>
  word.replace(/^(\p{L}{3,}?)(?:ion|ing|ed|es|e|y|s)$/u, '$1').replace(/([a-z])\1$/, '$1');

for (const group of [...words.problems, ...words.things, ...words.general]) {
  const all = group.split(' ');
  for (const word of all) CONCEPTS.set(stem(numberKey(word)), all[0] ?? '');
}
for (const word of words.fillers.split(' ')) CONCEPTS.set(stem(word), '');

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** Matches any of the names; English names as whole words, also in the plural. */
const patternOf = (names: string[]) =>
  new RegExp(
    names
      .sort((a, b) => b.length - a.length)
      .map((name) => (isHan(name) ? name : `\\b${name.replace(' ', '[ -]')}(?:e?s)?\\b`))
      .join('|'),
    'g',
  );

/** Names with words of symptoms, such as `sliding` of a door that does so. */
const OTHER_NAMES = patternOf(words.others.split(', '));
/** Part names: a query that has one is an ordinary search, not a symptom. */
const PART_NAMES = patternOf(words.parts.split(' '));

/** Whether the word belongs to a symptom's description; such a word is never corrected. */
export function isSymptomWord(word: string): boolean {
  const concept = CONCEPTS.get(stem(word));
  return concept === '' || PROBLEMS.has(concept);
}

const LONGEST = Math.max(...Array.from(CONCEPTS.keys(), (word) => [...word].length));

/** The words of symptoms in a normalized text. */
function findMentions(text: string): Mention[] {
  const described = text.replace(OTHER_NAMES, (name) => ' '.repeat(name.length));
  return tokenize(described).flatMap(({ kind, start, end }): Mention[] => {
    if (kind === 'han') return findInHan(described.slice(start, end), start);
    const concept = CONCEPTS.get(stem(numberKey(described.slice(start, end))));
    return concept === undefined ? [] : [{ start, end, concept }];
  });
}

/** Of Chinese the longest known words. */
function findInHan(run: string, start: number): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < run.length;) {
    let length = Math.min(LONGEST, run.length - at);
    while (length > 1 && !CONCEPTS.has(run.slice(at, at + length))) length -= 1;
    const concept = CONCEPTS.get(run.slice(at, at + length));
    if (concept !== undefined) {
      mentions.push({ start: start + at, end: start + at + length, concept });
    }
    at += length;
  }
  return mentions;
}

const conceptsOf = (mentions: Mention[]) =>
  new Set(mentions.flatMap(({ concept }) => concept || []));

const withoutMentions = (text: string, mentions: Mention[]) =>
  mentions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** The concepts of a normalized term that describes a symptom and nothing else: two, one a problem. */
export function symptomConcepts(term: string): Set<string> | undefined {
  const mentions = findMentions(term);
  const concepts = conceptsOf(mentions);
  const isSymptom =
    concepts.size > 1 &&
    [...concepts].some((concept) => PROBLEMS.has(concept)) &&
    !/[\p{L}\p{N}]/u.test(withoutMentions(term, mentions));
  return isSymptom ? concepts : undefined;
}

/** The symptoms that a normalized text describes in most detail, and the text without their words. */
export function findSymptom(text: string, symptoms: readonly Symptom[]) {
  if (text.search(PART_NAMES) >= 0) return undefined;
  const mentions = findMentions(text);
  const concepts = conceptsOf(mentions);
  const described = symptoms
    .filter((symptom) => [...symptom.concepts].every((concept) => concepts.has(concept)))
    .map(({ concepts: own, meanings }) => ({ meanings, weight: weightOf(own) }));
  const most = Math.max(...described.map(({ weight }) => weight));
  const meanings = described.flatMap((item) => (item.weight === most ? item.meanings : []));
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (meanings.length === 0 || !first || !last) return undefined;
  return {
    meanings: [...new Set(meanings)],
    rest: withoutMentions(text, mentions),
    typed: text.slice(first.start, last.end),
  };
}

const weightOf = (concepts: ReadonlySet<string>) =>
  [...concepts].reduce((sum, concept) => sum + (GENERAL.has(concept) ? 1 : WEIGHT), 0);
