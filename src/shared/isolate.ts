/** Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text that was typed, for a line with others where no `<bdi>` can stand: isolated, so that a
 * right-to-left name does not reorder the words and marks around it.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** Texts in a line, each isolated; without those that are empty or false. */
export const joined = (
  texts: readonly (string | number | boolean | null | undefined)[],
  separator = ' · ',
): string =>
  texts
    .filter(Boolean)
    .map((text) => isolated(String(text)))
    .join(separator);
