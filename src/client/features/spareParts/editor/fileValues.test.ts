import { compareThreeWays, mergeChanges } from '@/client/lib/threeWayMerge';
import { anImage } from '@/client/testing/files';
import { documentsRule, documentValues, type FileValues, imagesRule } from './fileValues';

/** Lower-case letters are stored images, capitals are files of mine. */
const files = new Map<string, File>();
const fileOf = (name: string) => {
  const file = files.get(name) ?? anImage(name);
  files.set(name, file);
  return file;
};
const images = (letters: string): FileValues[] =>
  [...letters].map((letter, index) =>
    /[A-Z]/.test(letter)
      ? { key: letter, file: fileOf(letter) }
      : { key: `${index}${letter}`, file: letter },
  );
const letters = (list: FileValues[]) =>
  list.map(({ file }) => (typeof file === 'string' ? file : file.name)).join('');

function merge(base: string, mine: string, theirs: string) {
  const stored = { images: images(theirs) };
  const changes = compareThreeWays(
    { images: imagesRule },
    { base: { images: images(base) }, mine: { images: images(mine) }, theirs: stored },
  );
  const result = (taken: 'images'[]) =>
    letters(mergeChanges(stored, changes, new Set(taken)).images);
  return { by: changes[0]?.by, mine: result([]), theirs: result(['images']) };
}

it.each([
  // base, mine, theirs, who, keeping mine, taking theirs
  ['ab', 'ab', 'ab', undefined, 'ab', 'ab'],
  ['ab', 'ba', 'ab', 'me', 'ba', 'ba'],
  ['ab', 'ab', 'ba', 'them', 'ba', 'ba'],
  ['ab', 'ba', 'ba', undefined, 'ba', 'ba'],
  // Files of mine stay, whatever the other person did.
  ['ab', 'abX', 'b', 'them', 'bX', 'bX'],
  ['ab', 'abX', 'bac', 'them', 'bacX', 'bacX'],
  ['ab', 'Xab', 'ba', 'both', 'Xab', 'baX'],
  // So do theirs.
  ['ab', 'ba', 'abc', 'them', 'bac', 'bac'],
  ['abc', 'cb', 'bacd', 'both', 'cbd', 'bacd'],
  ['ab', '', 'abc', 'them', 'c', 'c'],
  // What they removed is gone, what I removed comes back with theirs.
  ['abc', 'cba', 'bc', 'both', 'cb', 'bc'],
  ['abc', 'bc', 'cba', 'both', 'bc', 'cba'],
  // One image twice.
  ['aa', 'a', 'aab', 'them', 'ab', 'ab'],
  ['ab', 'abX', 'aab', 'them', 'aabX', 'aabX'],
])('merges %s, by me %s, by them %s', (base, mine, theirs, by, keepingMine, takingTheirs) => {
  expect(merge(base, mine, theirs)).toEqual({ by, mine: keepingMine, theirs: takingTheirs });
});

it('merges the title of a document with one that the other person added', () => {
  const documentsOf = (...titles: string[]) =>
    documentValues({
      documents: titles.map((title, file) => ({ file: `${file}`, title, kind: 'other', size: 1 })),
    });
  const stored = { documents: documentsOf('Sheet', 'Theirs') };
  const changes = compareThreeWays(
    { documents: documentsRule },
    {
      base: { documents: documentsOf('Sheet') },
      mine: { documents: documentsOf('Mine') },
      theirs: stored,
    },
  );
  const { documents } = mergeChanges(stored, changes, new Set());
  expect(documents.map(({ title }) => title)).toEqual(['Mine', 'Theirs']);
});
