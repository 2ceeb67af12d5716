import { readGoldenQueries } from '../../../src/server/test/golden';
import { partNumber, type LoadedCatalogue } from './catalogue';
import { makeRandom, spread } from './random';
import { searchTexts } from './requests';

const ASKED = 300;
/** Golden queries among them, which are harder than most of what is typed. */
const GOLDEN = 200;
/** V8 compiles what is used until then. */
const WARM_UP = 1000;
/** Names of parts that texts are made from until there are enough different ones. */
const NAMES = 3000;
const LEAST_MISSPELT = 200;

export interface Texts {
  /** What is measured, all of it different. */
  asked: string[];
  /** More of the same kinds, for what runs before. */
  warmUp: string[];
}

/** What buyers search for: the golden queries, those of the other measurements, names and numbers. */
export function searchQueries(catalogue: LoadedCatalogue): Texts {
  const golden = readGoldenQueries().map(({ q }) => q);
  const all = [...spread(golden, GOLDEN), ...searchTexts(catalogue), ...fromCatalogue(catalogue)];
  const texts = unique(all, ASKED + WARM_UP);
  return { asked: texts.slice(0, ASKED), warmUp: texts.slice(ASKED) };
}

/** By turns words with a size, the beginning of a name with its model, and numbers in some spelling. */
function fromCatalogue({ names, otherNumbers }: LoadedCatalogue): string[] {
  const parts = names.map((name, index) => ({ name, index, other: otherNumbers[index] ?? '' }));
  return spread(parts, NAMES).flatMap(({ name, index, other }, place) => {
    const [head = '', size = ''] = name.split(', ').slice(0, -1);
    const words = head.replace(/\s*\b[A-Z]{2,}-\w+/, '').toLowerCase();
    const number = partNumber(index).toLowerCase().replace('hw', 'hw ');
    return [`${words} ${size}`, [head, number, other][place % 3] ?? ''];
  });
}

/**
 * Each, and each once more, with one word of five letters or more in which a letter is missing,
 * doubled or misplaced.
 */
export function misspelt(texts: Texts): Texts {
  const golden = readGoldenQueries().filter(({ kind }) => kind === 'misspelt');
  const wrongAlready = new Set(golden.map(({ q }) => q));
  const change = (all: string[]) => {
    const right = all.filter((text) => !wrongAlready.has(text));
    return unique([...right, ...right].flatMap(misspell), all.length);
  };
  const asked = change(texts.asked);
  if (asked.length < LEAST_MISSPELT) throw new Error(`Only ${asked.length} texts to misspell.`);
  return { asked, warmUp: change(texts.warmUp) };
}

function misspell(text: string, place: number): string[] {
  const words = [...text.matchAll(/(?<![\p{L}\d-])\p{Script=Latin}{5,}(?![\p{L}\d-])/gu)];
  const match = words[place % Math.max(1, words.length)];
  if (!match) return [];
  const [word] = match;
  // Neither the first letter nor the last: those are seldom wrong.
  const at = 1 + ((place * 7) % (word.length - 3));
  const [letter = '', next = ''] = word.slice(at);
  const ways = [next + letter, next, letter + letter + next];
  const wrong = letter === next ? letter : (ways[place % ways.length] ?? '');
  const end = match.index + word.length;
  return [
    text.slice(0, match.index) + word.slice(0, at) + wrong + word.slice(at + 2) + text.slice(end),
  ];
}

/** What stands in the field while somebody types these, from the first letter on. */
export function beginnings(texts: Texts): Texts {
  const random = makeRandom(20_261_124);
  const cut = (all: string[]) => {
    const turns = [...all, ...all, ...all];
    const typed = turns.map((text) => {
      const letters = [...text];
      return letters
        .slice(0, 1 + random.below(letters.length))
        .join('')
        .trim();
    });
    return unique(typed, all.length);
  };
  const asked = cut(texts.asked);
  const known = new Set(asked);
  return { asked, warmUp: cut(texts.warmUp).filter((text) => !known.has(text)) };
}

/** The first ones of those that are not the same but for capitals and spaces. */
function unique(texts: string[], most: number): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (key !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()].slice(0, most);
}
