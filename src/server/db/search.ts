import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A condition on `spareParts` that holds where its text contains the word, folded already. */
export type Search = (word: string) => RawBuilder<SqlBool>;

const column = sql.ref('spareParts.searchText');

/** SQLite: by the trigram index; words of one and two characters, which it can't find, by reading. */
export const trigramSearch: Search = (word) => {
  if ([...word].length < 3) return sql<SqlBool>`instr(${column}, ${word}) > 0`;
  // Within double quotes every character stands for itself, save the quote, which is doubled.
  const phrase = `"${word.replaceAll('"', '""')}"`;
  return sql<SqlBool>`${sql.ref('spareParts.seq')} in
    (select rowid from ${sql.table('sparePartsText')} where ${sql.ref('searchText')} match ${phrase})`;
};

/** PostgreSQL: LIKE, which uses the trigram index where there is one. */
export const likeSearch: Search = (word) => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${column} like ${pattern}`;
};
