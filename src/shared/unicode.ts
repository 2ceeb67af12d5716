/** Combining marks, and the halfwidth voiced sound marks, whose NFKC forms are some. */
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
const MAX_MARKS = 30;
const LONG_RUN = new RegExp(`(?<!${MARK})(${MARK}{${MAX_MARKS}})${MARK}+`, 'gu');

const cutRuns = (text: string): string =>
  text.length > MAX_MARKS ? text.replace(LONG_RUN, '$1') : text;

/**
 * A text in a normalization form, without marks beyond 30 in a row, as no language has them (UAX #15,
 * stream-safe text): `normalize` takes time by the square of their number.
 */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  // One mark may become three.
  cutRuns(cutRuns(text).normalize(form));
