import type { SearchDocument } from './document';

/** A document has one alternative of each clause, and of that alternative all terms. */
export type MatchQuery = string[][][];

/** What the full-text engines of the databases do each in its own way. */
export interface SearchEngine {
  /** Parts whose documents match, the best first by the database's own ranking. */
  match: (query: MatchQuery, limit?: number) => Promise<number[]>;
  /** Adds documents of parts that have none. */
  insert: (documents: SearchDocument[]) => Promise<void>;
}

/** A query in the syntax of an engine. */
export function renderQuery(
  query: MatchQuery,
  quote: (term: string) => string,
  { and, or }: { and: string; or: string },
): string {
  const clause = (alternatives: string[][]) =>
    withoutWider(alternatives)
      .map((terms) => `(${terms.map(quote).join(and)})`)
      .join(or);
  return query.map((alternatives) => `(${clause(alternatives)})`).join(and);
}

/** Without those that hold another one: whatever has them has the other. */
function withoutWider(alternatives: string[][]): string[][] {
  const kept: string[][] = [];
  for (const terms of [...alternatives].sort((a, b) => a.length - b.length)) {
    if (!kept.some((other) => other.every((term) => terms.includes(term)))) kept.push(terms);
  }
  return kept;
}
