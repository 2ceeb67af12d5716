/** Folds case and width, whatever the locale. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The distinct folded words of a query. */
export const foldedWords = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
];

/** Whether each word of the query is in one of the texts. */
export function matchesQuery(query: string, ...texts: (string | undefined)[]): boolean {
  const folded = fold(texts.filter(Boolean).join('\n'));
  return foldedWords(query).every((word) => folded.includes(word));
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from has have how i in into is it its like me my need ' +
    'of off on onto or our per please that the their this to up use used want we what where which ' +
    'who with x you your 的 和 与 及 或 在 用 了 个 只 款 型 式'
  ).split(' '),
);

/** `word` is folded. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
