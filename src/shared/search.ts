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
