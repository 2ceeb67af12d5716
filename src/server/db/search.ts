import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Which tokens a part has. */
export type TokenQuery = string | { all: TokenQuery[] } | { any: TokenQuery[] };

/**
 * How far down a part is looked into: its name and numbers, its category too, its kind, brand and
 * facts too, or all of it.
 */
export type Depth = 0 | 1 | 2 | 3;

/** A condition on rows of `partIndex`, which holds where all is within this depth. */
export type Matches = (query: TokenQuery, depth: Depth) => RawBuilder<SqlBool>;

const render = (
  query: TokenQuery,
  token: (text: string) => string,
  [and, or]: readonly [string, string],
): string => {
  if (typeof query === 'string') return token(query);
  const [parts, joint] = 'all' in query ? [query.all, and] : [query.any, or];
  return `(${parts.map((part) => render(part, token, [and, or])).join(joint)})`;
};

const COLUMNS = ['name numbers', 'category', 'kind facts', 'description'];

/** FTS5, whose columns have no weights of their own here: depths are asked for one by one. */
export const ftsMatches: Matches = (query, depth) => {
  const words = render(query, (text) => `"${text.replaceAll('"', '')}"`, [' AND ', ' OR ']);
  const columns = depth < 3 ? `{${COLUMNS.slice(0, depth + 1).join(' ')}} : ` : '';
  return sql<SqlBool>`${sql.ref('partIndex')} match ${columns + words}`;
};

/** PostgreSQL's tsvector, whose weights are the depths. */
export const tsvectorMatches: Matches = (query, depth) => {
  const weights = depth < 3 ? `:${'ABCD'.slice(0, depth + 1)}` : '';
  const words = render(query, (text) => `'${text.replaceAll("'", '')}'${weights}`, [' & ', ' | ']);
  return sql<SqlBool>`tokens @@ ${words}::tsquery`;
};

/** All numbers of a query in one text, comma-separated: many times as fast as row by row. */
export type JoinNumbers = (expression: RawBuilder<number>) => RawBuilder<string | null>;

export const sqliteJoin: JoinNumbers = (expression) => sql`group_concat(${expression})`;
export const postgresJoin: JoinNumbers = (expression) =>
  sql`string_agg((${expression})::text, ',')`;
