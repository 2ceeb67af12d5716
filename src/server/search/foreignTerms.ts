import { fold, singular } from '@/shared/search';
import data from './foreignTerms.json';

/** What may follow the stem of a word in Spanish, Portuguese, Russian, Arabic and Turkish. */
const ENDINGS = [/^e$/, /^e$/, /^.{1,4}$/u, /^(?:ات|ه)$/u];
const TURKISH = ENDINGS.length;
/** Shorter stems are no others' beginnings. */
const MIN_STEM = 4;
const AFTER_CONSONANT = /^(?:l[ae]r)?(?:[iu]|[iu]n|[ae]|d[ae]n?|[iu]n[iuae])?$/;
const AFTER_VOWEL = /^(?:l[ae]r[iu]?|[sy][iuae]|[sn][iu]n|n[iuae]|d[ae]n?|s[iu]n[iuae])$/;

const isInflected = (stem: string, ending: string, language: number): boolean => {
  if (language !== TURKISH) return ENDINGS[language]?.test(ending) ?? false;
  return (/[aeiou]$/.test(stem) ? AFTER_VOWEL : AFTER_CONSONANT).test(ending);
};

/** A word as it is compared: of Arabic without the article and what is joined to it. */
const canonical = (word: string): string =>
  singular(fold(word))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/^(?:[وبكف]?ال|لل)(?=.{2})/u, '');

const listOf = (terms: string) => terms.split(', ').filter(Boolean);
const particles = new Set(data.particles.split(' ').map(canonical));
const wordsOf = (term: string) =>
  term
    .split(' ')
    .map(canonical)
    .filter((word) => !particles.has(word));

/** The languages that have each stem. */
const STEMS = new Map<string, Set<number>>();
/** English by the stems of each term, and its language. */
const MEANINGS = new Map<string, { meanings: string[]; language: number }>();
const WEAK = new Set<string>();

const addStem = (stem: string, language: number) =>
  STEMS.set(stem, (STEMS.get(stem) ?? new Set()).add(language));

for (const [meanings = '', ...columns] of data.terms) {
  for (const [language, terms] of columns.entries()) {
    for (const words of listOf(terms).map(wordsOf)) {
      const key = words.join(' ');
      for (const word of words) addStem(word, language);
      const known = MEANINGS.get(key)?.meanings ?? [];
      MEANINGS.set(key, { meanings: [...known, ...meanings.split('/')], language });
    }
  }
}
for (const [language, terms] of data.weak.entries()) {
  for (const word of listOf(terms).flatMap(wordsOf)) {
    addStem(word, language);
    WEAK.add(word);
  }
}

/** The longest known stem of a word, or the word. */
function stemOf(word: string): string {
  const whole = canonical(word);
  for (let end = whole.length; end >= MIN_STEM; end -= 1) {
    const [stem, ending] = [whole.slice(0, end), whole.slice(end)];
    const languages = [...(STEMS.get(stem) ?? [])];
    if (ending === '' && languages.length > 0) return stem;
    if (languages.some((language) => isInflected(stem, ending, language))) return stem;
  }
  return whole;
}

const find = (words: string[]) => MEANINGS.get(words.map(stemOf).join(' '));

/** What a foreign term means in English; nothing where it is none. */
export const foreignMeanings = (words: string[]): string[] => find(words)?.meanings ?? [];

/** Whether a word distinguishes no lift parts, such as `ascensor`. */
export const isWeakForeign = (word: string): boolean => WEAK.has(stemOf(word));

/** A known word is not misspelt. */
export const isForeignWord = (word: string): boolean => STEMS.has(stemOf(word));

/** Words between those of a foreign term, such as `de`. */
export const isParticle = (word: string): boolean => particles.has(canonical(word));

/** Whether words are in one of these languages, and whether it names first what a term is. */
export function foreignLanguage(words: string[]): { isHeadFirst: boolean } | undefined {
  for (const [index, word] of words.entries()) {
    const known = [4, 3, 2, 1].flatMap((length) => find(words.slice(index, index + length)) ?? []);
    if (known[0]) return { isHeadFirst: known[0].language !== TURKISH };
    if (isWeakForeign(word)) return { isHeadFirst: !STEMS.get(stemOf(word))?.has(TURKISH) };
  }
  return undefined;
}
