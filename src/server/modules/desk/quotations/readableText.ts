import { normalizeUnicode } from '@/shared/unicode';

/** Characters that fonts often lack, and others that mean the same. */
const SAME: Record<string, string> = {
  '⌀': 'Ø',
  '✔': '✓',
  '☑': '✓',
  '✅': '✓',
  '✗': '×',
  '✘': '×',
  '❌': '×',
};

/** Controls of direction, joiners, variants of emoji: fonts have nothing to draw for them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Emoji_Modifier}]|(?!\n)\p{Cc}/gu;

/** In place of a picture, and of a letter of a script that no font has. */
const [PICTURE, LETTER] = ['*', '?'];

/** Replaces the characters that no font has by ones that say the same, where there are any. */
export function readableText(text: string, isDrawn: (character: string) => boolean): string {
  const replacement = (character: string): string => {
    if (character === '\n' || isDrawn(character)) return character;
    if (/\p{Z}/u.test(character)) return ' ';
    const same = SAME[character];
    if (same !== undefined && isDrawn(same)) return same;
    // Fractions, ligatures, letters with accents.
    const simpler = [...normalizeUnicode(normalizeUnicode(character, 'NFKC'), 'NFD')].filter(
      (part) => !/\p{M}/u.test(part),
    );
    if (simpler.length > 0 && simpler.join('') !== character)
      return simpler.map(replacement).join('');
    return /\p{L}|\p{N}|\p{Cs}/u.test(character) ? LETTER : PICTURE;
  };
  // Tabs separate words.
  const visible = text.replace(/\t/g, ' ').replace(INVISIBLE, '');
  return Array.from(visible, replacement).join('');
}
