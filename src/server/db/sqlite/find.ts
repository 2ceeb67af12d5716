import { sql } from 'kysely';
import { DEPTHS, SEQ_RANGE, numbersIn, render, type FindRows, type FoundRows } from '../search';
import { oneOf } from '../oneOf';
import type { Queries } from '../types';

/** FTS5, whose columns have no weights of their own here: depths are asked for one by one. */
export const findRowsByFts: FindRows = async (queries, wanted, { most, enough, wantsAll }) => {
  const words = render(wanted, (text) => `"${text.replaceAll('"', '')}"`, [' AND ', ' OR ']);
  const all = wantsAll ? await listRowids(queries, words) : undefined;
  const best = await listBest(queries, words, all, most, enough);
  return {
    seqs: (all ?? []).map((rowid) => rowid % SEQ_RANGE),
    rows: await readRows(queries, best),
  };
};

async function readRows(queries: Queries, rowids: number[]): Promise<FoundRows['rows']> {
  if (rowids.length === 0) return [];
  return (
    queries
      .selectFrom('partIndex')
      // A virtual table has it, but not among all of its columns.
      .select('rowid')
      .selectAll()
      .where(oneOf(queries, 'rowid', rowids))
      .execute()
  );
}

/** `all` is undefined where nobody has asked for all of them. */
async function listBest(
  queries: Queries,
  words: string,
  all: number[] | undefined,
  most: number,
  enough: number,
): Promise<number[]> {
  if (all && all.length <= most) return all;
  const within = (depth: number) =>
    listRowids(
      queries,
      `{${DEPTHS.slice(0, depth + 1)
        .flat()
        .join(' ')}} : ${words}`,
      most,
    );
  const rowids = new Set(await within(0));
  if (rowids.size >= enough) return [...rowids];
  // Mostly few have them at all, and no depth between need be looked into.
  const whole = all ?? (await listRowids(queries, words, most + 1));
  if (whole.length <= most) return whole;
  for (let depth = 1; depth < DEPTHS.length - 1 && rowids.size < enough; depth += 1) {
    for (const rowid of await within(depth)) rowids.add(rowid);
  }
  if (rowids.size < enough) for (const rowid of whole.slice(0, most)) rowids.add(rowid);
  return [...rowids];
}

async function listRowids(queries: Queries, match: string, most = -1): Promise<number[]> {
  const table = sql.ref('partIndex');
  const joined = sql<string | null>`(select group_concat(rowid) from (
    select rowid from ${table} where ${table} match ${match} order by rowid limit ${most}))`;
  const row = await queries.selectNoFrom(joined.as('joined')).executeTakeFirst();
  return numbersIn(row?.joined);
}
