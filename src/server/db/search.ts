import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A condition on `spareParts` that holds where its text contains all the words, folded already. */
export type Search = (words: string[]) => RawBuilder<SqlBool>;

const column = sql.ref('spareParts.searchText');

/** SQLite: by the trigram index; words of one and two characters, which it can't find, by reading. */
export const trigramSearch: Search = (words) => {
  const long = words.filter((word) => [...word].length >= 3);
  const short = words.filter((word) => !long.includes(word));
  const conditions = short.map((word) => sql<SqlBool>`instr(${column}, ${word}) > 0`);
  if (long.length > 0) {
    // Within double quotes every character stands for itself, save the quote, which is doubled.
    const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    const table = sql.table('sparePartsText');
    conditions.push(sql<SqlBool>`${sql.ref('spareParts.seq')} in
      (select rowid from ${table} where ${sql.ref('searchText')} match ${phrases})`);
  }
  return all(conditions);
};

/** PostgreSQL: LIKE, which uses the trigram index where there is one. */
export const likeSearch: Search = (words) =>
  all(
    words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql<SqlBool>`${column} like ${pattern}`;
    }),
  );

const all = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
