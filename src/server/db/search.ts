import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from './types';

/** Which tokens a part has. */
export type TokenQuery = string | { all: TokenQuery[] } | { any: TokenQuery[] };

/**
 * The columns of `partIndex` in the order of their weight; what stands in one list weighs the same.
 * A search looks into the first of them, then also into the next, and so on.
 */
export const DEPTHS = [
  ['name', 'numbers'],
  ['category'],
  ['kind'],
  ['facts'],
  ['description'],
] as const;

/** `seq` takes the lower bits of a row's number. */
export const SEQ_RANGE = 2 ** 28;

type IndexRow = Database['partIndex'];

export interface FindOptions {
  /** Rows that are read at most, those whose words stand in the weightiest places. */
  most: number;
  /** Of so many rows none with lighter places follow. */
  enough: number;
  /** False: who asks wants no more than these rows. */
  wantsAll: boolean;
}

export interface FoundRows {
  /** All parts that have it, in the order of the index; empty where nobody wants them. */
  seqs: Uint32Array;
  /** In no order. */
  rows: IndexRow[];
}

/** Finds parts by their tokens, in the way of one dialect. */
export type FindRows = (
  queries: Queries,
  wanted: TokenQuery,
  options: FindOptions,
) => Promise<FoundRows>;

/** A query in the syntax of a dialect. */
export function render(
  query: TokenQuery,
  token: (text: string) => string,
  [and, or]: readonly [string, string],
): string {
  if (typeof query === 'string') return token(query);
  const [parts, joint] = 'all' in query ? [query.all, and] : [query.any, or];
  return `(${parts.map((part) => render(part, token, [and, or])).join(joint)})`;
}

/** Numbers that the database has joined into one text: many times as fast as row by row. */
export const numbersIn = (joined: string | null | undefined): number[] =>
  JSON.parse(joined ?? '[]') as number[];

/** All numbers of a query in one text, for `numbersIn`. */
export type JoinNumbers = (expression: RawBuilder<number>) => RawBuilder<string | null>;

export const sqliteJoin: JoinNumbers = (expression) => sql`json_group_array(${expression})`;
export const postgresJoin: JoinNumbers = (expression) =>
  sql`'[' || string_agg((${expression})::text, ',') || ']'`;
