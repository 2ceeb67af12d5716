import type { Selectable } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { whereIn } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';

type TrashRow = Selectable<Database['trash']>;

/** What is in the trash, without its rows. */
export type TrashEntry = Omit<TrashRow, 'content'>;

const ENTRY_COLUMNS = ['id', 'kind', 'name', 'changeId', 'deletedAt', 'deletedBy'] as const;

/** Deleted parts and categories. */
export function trashRepository(queries: Queries) {
  const insert = async (
    rows: (TrashEntry & { content: object; images: string[] })[],
  ): Promise<void> => {
    await queries
      .insertInto('trash')
      .values(
        rows.map(({ images: _images, content, ...entry }) => ({
          ...entry,
          content: JSON.stringify(content),
        })),
      )
      .execute();
    const images = rows.flatMap(({ id, images: files }) =>
      [...new Set(files)].map((file) => ({ trashId: id, file })),
    );
    for await (const batch of batchesOf(images)) {
      await queries.insertInto('trashImages').values(batch).execute();
    }
  };

  const entries = () => queries.selectFrom('trash').select(ENTRY_COLUMNS);

  const listByIds = (ids: string[]): Promise<TrashEntry[]> =>
    entries()
      .where(whereIn(queries, 'id', ids))
      .execute();

  const listByChange = (changeId: string): Promise<TrashEntry[]> =>
    entries().where('changeId', '=', changeId).execute();

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

  return { insert, listByIds, listByChange, readContents, remove };
}
