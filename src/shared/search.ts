/** The form of a text that is compared and searched: independent of case, width and locale. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a query, folded, each once. */
export const foldedWords = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
];

/** Whether every word of the query is in one of the texts; none goes over a text's end. */
export function matchesQuery(query: string, ...texts: (string | undefined)[]): boolean {
  const folded = fold(texts.filter(Boolean).join('\n'));
  return foldedWords(query).every((word) => folded.includes(word));
}

/** Words that say nothing about a part. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from has have how i in into is it its like me my need ' +
    'of off on onto or our per please that the their this to up use used want we what where which ' +
    'who with you your 的 和 与 及 或 在 用 了 个 只 款 型 式'
  ).split(' '),
);

/** Whether a folded word says nothing about a part. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
