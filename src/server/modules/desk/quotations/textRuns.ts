import bidiFactory from 'bidi-js';

/** A part of a line that one font draws. */
interface TextRun {
  text: string;
  /** Undefined: the PDF's own. */
  font?: Font;
  level?: number;
}

export interface Font {
  characters: RegExp;
  /** Within `@expo-google-fonts`. */
  file: string;
  /** pdfkit draws these characters from right to left, and joins them. */
  isRightToLeft?: boolean;
}

const fontOf = (characters: RegExp, folder: string, name: string, isRightToLeft = false): Font => ({
  characters,
  file: `${folder}/400Regular/${name}_400Regular.ttf`,
  isRightToLeft,
});

/** For what the PDF's own font lacks, Noto Sans SC. */
const FONTS = [
  fontOf(/[\p{scx=Arabic}\u0660-\u0669]/u, 'noto-sans-arabic', 'NotoSansArabic', true),
  fontOf(/\p{scx=Hebrew}/u, 'noto-sans-hebrew', 'NotoSansHebrew', true),
  fontOf(/\p{scx=Thai}/u, 'noto-sans-thai', 'NotoSansThai'),
  fontOf(/\p{Script=Hangul}/u, 'nanum-gothic', 'NanumGothic'),
  // Latin and Greek with more accents, Cyrillic, Devanagari, signs of currencies.
  fontOf(/[\u0100-\u024f\u0370-\u052f\p{scx=Devanagari}\u20a0-\u20bf]/u, 'noto-sans', 'NotoSans'),
];

/** The fonts that may draw a character, the best first; undefined: the PDF's own. */
export const fontsFor = (character: string): (Font | undefined)[] => {
  const made = FONTS.filter(({ characters }) => characters.test(character));
  const others = FONTS.filter((font) => !made.includes(font) && !font.isRightToLeft);
  return [...made, undefined, ...others];
};

const bidi = bidiFactory();

/** The runs of a line from left to right, by the Unicode Bidirectional Algorithm. */
export function textRuns(line: string, fontOf: (character: string) => Font | undefined): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const runs: TextRun[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    // The second half of a character is drawn with the first.
    if (/[\udc00-\udfff]/.test(line.charAt(index))) continue;
    const level = embedding.levels[index] ?? 0;
    const original = String.fromCodePoint(line.codePointAt(index)!);
    const character = (level % 2 === 1 && bidi.getMirroredCharacter(original)) || original;
    const font = fontOf(character);
    const run = runs.at(-1);
    if (!run || run.font !== font || run.level !== level)
      runs.push({ text: character, font, level });
    else run.text = font?.isRightToLeft ? character + run.text : run.text + character;
  }
  return runs;
}
