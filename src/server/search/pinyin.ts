import { nextTurn } from '@/server/lib/nextTurn';
import { loadPinyin } from '@/server/lib/sortKey';
import { tokenize, weakWords, type Token } from './analyzer';
import { isKnownWord } from './fuzzy';
import { normalizeLine, textOf, typedIn } from './queryText';
import type { Synonyms } from './synonyms';
import type { Lexicon } from './vocabularyRepository';

/** Chinese words by their pinyin, for each state of the synonyms. */
const dictionaries = new WeakMap<Synonyms, Promise<Map<string, string>>>();

/** Words between which other requests come. */
const BATCH = 50;

/** The letters that pinyin is compared by: `lü`, `lv` and `lu` are one. */
const lettersOf = (text: string): string => text.replace(/([ln])v/g, '$1u');

function dictionaryOf(synonyms: Synonyms): Promise<Map<string, string>> {
  const dictionary = dictionaries.get(synonyms) ?? makeDictionary(synonyms);
  dictionaries.set(synonyms, dictionary);
  return dictionary;
}

async function makeDictionary({ meanings }: Synonyms): Promise<Map<string, string>> {
  const pinyin = await loadPinyin();
  const words = [...meanings.keys(), ...weakWords].filter((key) =>
    /^\p{Script=Han}{2,}$/u.test(key),
  );
  const dictionary = new Map<string, string>();
  // Of words that sound alike the first one.
  for (const [index, word] of words.reverse().entries()) {
    if (index % BATCH === 0) await nextTurn();
    const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
    dictionary.set(lettersOf(syllables.join('')), word);
  }
  return dictionary;
}

/** The fewest Chinese words that these letters are the pinyin of, each of two syllables or more. */
function readLetters(letters: string, dictionary: ReadonlyMap<string, string>): string | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const [before, word] = [best[start], dictionary.get(letters.slice(start, end))];
      if (!before || word === undefined) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word];
    }
  }
  return best[letters.length]?.join('');
}

/** More letters are no pinyin of a query. */
const MAX_LETTERS = 40;
/** Words of a query that may be syllables. */
const MAX_TOKENS = 12;

/**
 * What a query means whose words are pinyin, with or without blanks between the syllables. Known words
 * are no pinyin unless they stand beside others.
 */
export async function readPinyin(
  query: string,
  { vocabulary, synonyms }: Lexicon,
): Promise<{ from: string; to: string }[]> {
  const text = normalizeLine(query);
  const tokens = tokenize(text).slice(0, MAX_TOKENS);
  const isLatin = ({ kind, term }: Token) => kind === 'word' && /^[a-z]+$/.test(term);
  const found = await vocabulary.find(tokens.filter(isLatin).map(({ term }) => term));
  const known = new Set(found.map(({ term }) => term));
  const isKnown = ({ term }: Token) => known.has(term) || isKnownWord(term, synonyms);
  if (tokens.every((token) => !isLatin(token) || isKnown(token))) return [];
  const words = await dictionaryOf(synonyms);
  const hanOf = (run: Token[]) => {
    const letters = lettersOf(run.map(({ term }) => term).join(''));
    const isPinyin = letters.length <= MAX_LETTERS && run.every(isLatin) && !run.every(isKnown);
    return isPinyin ? readLetters(letters, words) : undefined;
  };
  const typed = typedIn(query);
  const read: { from: string; to: string }[] = [];
  for (let at = 0; at < tokens.length;) {
    let run = tokens.slice(at);
    let han = hanOf(run);
    for (; han === undefined && run.length > 1; han = hanOf(run)) run = run.slice(0, -1);
    if (han !== undefined) read.push({ from: typed(textOf(run, text)), to: han });
    at += run.length;
  }
  return read;
}
