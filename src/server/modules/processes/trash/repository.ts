import { sql, type Selectable, type SqlBool } from 'kysely';
import { matchesQuery } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';
import type { Actor } from '../../core/history/changeRepository';

type TrashRow = Selectable<Database['trash']>;

/** What is in the trash, without its rows. */
export type TrashEntry = Omit<TrashRow, 'content' | 'words'>;

interface NewEntry extends TrashEntry {
  content: object;
  /** Texts that it is found by. */
  words: string[];
  /** Images and documents, which stay while they can be restored. */
  files: string[];
}

/** What entries have in common that one change has deleted. */
export type Deletion = Pick<TrashEntry, 'changeId' | 'deletedAt' | 'deletedBy'>;

export const newDeletion = (changeId: string, { email }: Actor): Deletion => ({
  changeId,
  deletedAt: new Date().toISOString(),
  deletedBy: email,
});

export interface TrashFilter {
  kind?: TrashRow['kind'] | undefined;
  /** Words of the names and numbers. */
  q?: string | undefined;
}

const ENTRY_COLUMNS = ['id', 'kind', 'name', 'changeId', 'deletedAt', 'deletedBy'] as const;

const changedIn = (changeId: string) => sql<SqlBool>`${sql.ref('changeId')} = ${changeId}`;

/** Deleted parts and categories. */
export function trashRepository(queries: Queries) {
  const insert = async (rows: NewEntry[]): Promise<void> => {
    const entries = rows.map(({ files: _files, content, words, ...entry }) => ({
      ...entry,
      content: JSON.stringify(content),
      words: words.join('\n'),
    }));
    await insertRows(queries, 'trash', entries);
    const images = rows.flatMap(({ id, files }) =>
      [...new Set(files)].map((file) => ({ trashId: id, file })),
    );
    for await (const batch of batchesOf(images)) await insertRows(queries, 'trashImages', batch);
  };

  const entries = () => queries.selectFrom('trash').select(ENTRY_COLUMNS);

  const listByIds = (ids: string[]): Promise<TrashEntry[]> =>
    entries()
      .where(whereIn(queries, 'id', ids))
      .execute();

  const listByChange = (changeId: string): Promise<TrashEntry[]> =>
    entries().where('changeId', '=', changeId).execute();

  /** The last deleted first; those that have all words of `q`. */
  const listPage = async (
    { kind, q = '' }: TrashFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ entries: TrashEntry[]; total: number }> => {
    let query = entries().select('words');
    if (kind) query = query.where('kind', '=', kind);
    const all = await query.orderBy('deletedAt', 'desc').orderBy('id', 'desc').execute();
    const found = all.filter(({ words }) => matchesQuery(q, words));
    return { entries: found.slice(offset, offset + limit), total: found.length };
  };

  /** How many entries there are of each of these changes. */
  const countByChange = async (changeIds: string[]): Promise<Map<string, number>> => {
    const rows = await queries
      .selectFrom('trash')
      .select(['changeId', ({ fn }) => fn.countAll().as('count')])
      .where(whereIn(queries, 'changeId', changeIds))
      .groupBy('changeId')
      .execute();
    return new Map(rows.map(({ changeId, count }) => [changeId, Number(count)]));
  };

  /** Bytes of the contents of these entries, or of those of a change. */
  const countBytes = async (target: { ids: string[] } | { changeId: string }): Promise<number> => {
    const row = await queries
      .selectFrom('trash')
      .select(sql<number | string>`coalesce(sum(octet_length(content)), 0)`.as('bytes'))
      .where('ids' in target ? whereIn(queries, 'id', target.ids) : changedIn(target.changeId))
      .executeTakeFirst();
    return Number(row?.bytes);
  };

  /** Some of those that were deleted before. */
  const listOlder = async (before: Date, limit: number): Promise<string[]> => {
    const rows = await queries
      .selectFrom('trash')
      .select('id')
      .where('deletedAt', '<', before.toISOString())
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  };

  /** The contents of these entries, by id. */
  const readContents = async <Content>(ids: string[]): Promise<Map<string, Content>> => {
    const rows = await queries
      .selectFrom('trash')
      .select(['id', 'content'])
      .where(whereIn(queries, 'id', ids))
      .execute();
    return new Map(rows.map(({ id, content }) => [id, JSON.parse(content) as Content]));
  };

  const remove = async (ids: string[]): Promise<void> => {
    await queries
      .deleteFrom('trash')
      .where(whereIn(queries, 'id', ids))
      .execute();
  };

  return {
    insert,
    listByIds,
    listByChange,
    listPage,
    countByChange,
    countBytes,
    listOlder,
    readContents,
    remove,
  };
}
