import type { Dialect } from '../../types';

/** `sortable`: the type of a text that sorts by code point. */
export const searchTables = (sortable: string): string => `
create table "searchTerms" (
  term ${sortable} primary key not null,
  docs integer not null,
  letters integer not null
);
create table "searchSynonyms" (
  id text primary key not null,
  term text not null,
  meaning text not null,
  "termKey" text not null,
  "meaningKey" text not null,
  "pairKey" text not null unique,
  version integer not null default 1
);
create table "missedSearches" (
  id text primary key not null,
  term ${sortable} not null,
  language text not null,
  day text not null,
  times integer not null,
  dropped text not null default '',
  unique (term, language, day)
)`;

const WEIGHTED = ['head', 'name', 'numbers', 'category', 'kind', 'facts', 'description'];

export function createSearchIndex(dialect: Dialect): string {
  // Terms have these signs beside letters and digits.
  if (dialect === 'sqlite')
    return `create virtual table "partIndex" using fts5(${WEIGHTED.join(', ')},
      tokenize="unicode61 remove_diacritics 0 tokenchars './%°'")`;
  const columns = WEIGHTED.map((column) => `${column} text not null`);
  // Whole rows in the table itself: every search reads the tokens of thousands of parts.
  return `create table "partIndex" (rowid integer primary key, tokens tsvector not null, ${columns.join(', ')})
    with (toast_tuple_target = 8160)`;
}
