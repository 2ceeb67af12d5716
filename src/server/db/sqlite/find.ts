import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  DEPTHS,
  SEQ_RANGE,
  numbersIn,
  render,
  sqliteJoin,
  type FindRows,
  type FoundRows,
} from '../search';
import { oneOf } from '../oneOf';
import type { Queries } from '../types';

/** FTS5, whose columns have no weights of their own here: depths are asked for one by one. */
export const findRowsByFts: FindRows = async (queries, wanted, { most, enough, wantsAll }) => {
  const words = render(wanted, (text) => `"${text.replaceAll('"', '')}"`, [' AND ', ' OR ']);
  const seqs = Uint32Array.from(wantsAll ? await list(queries, SEQ, words) : []);
  const isFew = wantsAll && seqs.length <= most;
  const rows = await (isFew
    ? readRows(queries, sql`rowid in ${rowidsOf(queries, [...seqs])}`)
    : readBest(queries, words, { most, enough, isMore: wantsAll }));
  return { seqs, rows };
};

const rowidsOf = (queries: Queries, seqs: number[]) =>
  queries
    .selectFrom('spareParts')
    .select('searchRowid')
    .where(oneOf(queries, 'seq', seqs));

async function readRows(
  queries: Queries,
  isAsked: RawBuilder<SqlBool>,
): Promise<FoundRows['rows']> {
  return (
    queries
      .selectFrom('partIndex')
      // A virtual table has it, but not among all of its columns.
      .select('rowid')
      .selectAll()
      .where(isAsked)
      .execute()
  );
}

/** `isMore`: there are more than `most`, as is known. */
async function readBest(
  queries: Queries,
  words: string,
  { most, enough, isMore }: { most: number; enough: number; isMore: boolean },
): Promise<FoundRows['rows']> {
  const within = (depth: number) =>
    list(
      queries,
      ROWID,
      `{${DEPTHS.slice(0, depth + 1)
        .flat()
        .join(' ')}} : ${words}`,
      most,
    );
  const readThese = (rowids: Iterable<number>) =>
    readRows(queries, oneOf(queries, 'rowid', [...rowids]));
  const rowids = new Set(await within(0));
  if (rowids.size >= enough) return readThese(rowids);
  if (!isMore) {
    // Mostly few have them at all, and no depth between need be looked into.
    const whole = await list(queries, ROWID, words, most + 1);
    if (whole.length <= most) return readThese(whole);
  }
  for (let depth = 1; depth < DEPTHS.length && rowids.size < enough; depth += 1) {
    for (const rowid of await within(depth)) rowids.add(rowid);
  }
  return readThese(rowids);
}

const ROWID = sql<number>`rowid`;
/** The long numbers of thousands of rows take three times as long. */
const SEQ = sql<number>`rowid & ${sql.lit(SEQ_RANGE - 1)}`;

async function list(
  queries: Queries,
  number: RawBuilder<number>,
  match: string,
  most = -1,
): Promise<number[]> {
  const table = sql.ref('partIndex');
  const joined = sql<string>`(select ${sqliteJoin(number)} from (
    select rowid from ${table} where ${table} match ${match} order by rowid limit ${most}))`;
  const row = await queries.selectNoFrom(joined.as('joined')).executeTakeFirst();
  return numbersIn(row?.joined);
}
