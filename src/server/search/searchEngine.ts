import type { IndexEntry } from './indexEntry';

/** An entry has one alternative of each clause, and of that alternative all terms or beginnings. */
export type MatchQuery = string[][][];

/** Stands for all terms that begin so. */
export const beginning = (term: string): string => `${term}*`;

/** What a text of terms, each with a blank on either side, contains of a term or beginning. */
export const patternOf = (term: string): string => ` ${term} `.replace('* ', '');

export interface MatchOptions {
  limit?: number | undefined;
  /** Unless false. */
  ranked?: boolean;
  /** All terms are in the name or the numbers. */
  inNames?: boolean;
}

/** What the full-text engines of the databases do each in its own way. */
export interface SearchEngine {
  /** Parts whose entries match, the best first by the database's own ranking or in any order. */
  match: (query: MatchQuery, options?: MatchOptions) => Promise<number[]>;
  /** Adds entries of parts that have none. */
  insert: (entries: IndexEntry[]) => Promise<void>;
}
