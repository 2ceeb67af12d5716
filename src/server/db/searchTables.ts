import type { ColumnType, Generated } from 'kysely';

/** What parts are found by, and what was searched. */
export interface SearchTables {
  /**
   * Documents of the search, one for each indexed part: terms between blanks, see
   * `search/indexEntry.ts`. On SQLite a virtual table of FTS5, on PostgreSQL with a `tsvector`.
   */
  partIndex: {
    /** The part's `seq`. */
    rowid: number;
    head: string;
    name: string;
    numbers: string;
    category: string;
    kind: string;
    facts: string;
    description: string;
    /** PostgreSQL only; written, never read. */
    tokens: ColumnType<never, string | undefined, never>;
  };
  /** How many parts have a term. */
  searchTerms: {
    term: string;
    docs: number;
    /** Its length where it is made of letters alone, otherwise 0: only such words are corrected. */
    letters: number;
  };
  /** Pairs of terms that mean the same. */
  searchSynonyms: {
    id: string;
    term: string;
    meaning: string;
    termKey: string;
    meaningKey: string;
    /** Both keys in their order, so that a pair is there once. */
    pairKey: string;
    /** Raised by every change. */
    version: Generated<number>;
  };
  /** What was searched and not found, of each day. */
  missedSearches: {
    id: string;
    term: string;
    language: 'en' | 'zh';
    /** In UTC. */
    day: string;
    times: number;
    /** Words that were dropped to find something, each on a line; empty: nothing was found. */
    dropped: string;
  };
}
