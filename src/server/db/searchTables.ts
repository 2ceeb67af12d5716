/** What parts are found by, and what was searched. */
export interface SearchTables {
  /** All numbers of a part, at position 0 its own, if it has one. */
  partNumbers: {
    partSeq: number;
    position: number;
    by: 'own' | 'replaced' | 'oem' | 'supplier';
    maker: string;
    /** As it is written. */
    number: string;
    /** Its letters and digits; unique among own numbers. */
    key: string;
    /** The same with what is easily mistaken made equal. */
    looseKey: string;
  };
  /**
   * What parts are found by: tokens, each followed by a blank, and each in the first column that has
   * it, save the words of the category. On SQLite a table of FTS5, on PostgreSQL one with a `tsvector`.
   */
  partIndex: {
    /** By it parts of equal rank stand in order, see `indexRowid`. */
    rowid: number;
    name: string;
    numbers: string;
    /** A token that stands for the category, and the words of its name and of those above it. */
    category: string;
    kind: string;
    facts: string;
    description: string;
    /** What of the name says what the part is, see `indexRow.ts`; for the order only, as what follows. */
    head: string;
    /** Keys of the numbers. */
    keys: string;
    tie: string;
  };
  /** How many parts have a token. */
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
  };
  /** What was searched and not found, of each day. */
  missedSearches: {
    id: string;
    term: string;
    language: 'en' | 'zh';
    /** In UTC. */
    day: string;
    times: number;
    /** Words that were left out to find something, each on a line; empty: nothing was found. */
    dropped: string;
  };
}
