import { sql, type RawBuilder } from 'kysely';

/** Which tokens a part has. */
export type TokenQuery = string | { all: TokenQuery[] } | { any: TokenQuery[] };

/**
 * How far down a part is looked into: its name and numbers, its category too, its kind, brand and
 * facts too, or all of it.
 */
export type Depth = 0 | 1 | 2 | 3;

/**
 * The numbers of the rows of `partIndex` that have it all within this depth, the first `most` of them
 * in their order, in one text, comma-separated; null without any.
 */
export type RowsWith = (
  query: TokenQuery,
  depth: Depth,
  most?: number,
) => RawBuilder<string | null>;

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
export const ftsRows: RowsWith = (query, depth, most = -1) => {
  const words = render(query, (text) => `"${text.replaceAll('"', '')}"`, [' AND ', ' OR ']);
  const columns = depth < 3 ? `{${COLUMNS.slice(0, depth + 1).join(' ')}} : ` : '';
  const table = sql.ref('partIndex');
  return sql`(select group_concat(rowid) from (
    select rowid from ${table} where ${table} match ${columns + words} order by rowid limit ${most}))`;
};

/** PostgreSQL's tsvector, whose tokens end with their depth. */
export const tsvectorRows: RowsWith = (query, depth, most) => {
  const depths = [...'ABCD'.slice(0, depth + 1)];
  const token = (text: string) =>
    `(${depths.map((mark) => `'${text.replaceAll("'", '')}${mark}'`).join(' | ')})`;
  const words = render(query, token, [' & ', ' | ']);
  return sql`"partsWith"(${words}::tsquery, ${most ?? null}::bigint)`;
};

/** All numbers of a query in one text, comma-separated: many times as fast as row by row. */
export type JoinNumbers = (expression: RawBuilder<number>) => RawBuilder<string | null>;

export const sqliteJoin: JoinNumbers = (expression) => sql`group_concat(${expression})`;
export const postgresJoin: JoinNumbers = (expression) =>
  sql`string_agg((${expression})::text, ',')`;
