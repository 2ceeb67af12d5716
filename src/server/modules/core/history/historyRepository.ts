import { sql } from 'kysely';
import { contains, countRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import { fieldsOf, type ChangedField } from './changeRepository';

/** Fields that a list shows of a change of several records. */
export const MAX_ITEMS = 10;

type Filter = Omit<Requests['listChanges']['Querystring'], 'page' | 'limit' | 'lang' | 'q'> & {
  /** Of the changes themselves. */
  ids?: string[] | undefined;
};

export type ChangeRow = Row<
  'changes',
  'id' | 'at' | 'actor' | 'kind' | 'action' | 'count' | 'undoneBy'
>;

/** Changes that have been recorded. */
export function historyRepository(queries: Queries) {
  /** `from` and `to` are times. */
  const filtered = ({ id, actor, kind, action, entityId, ids, from, to }: Filter) =>
    queries
      .selectFrom('changes')
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(action !== undefined, (query) => query.where('action', '=', action!))
      .$if(from !== undefined, (query) => query.where('at', '>=', from!))
      .$if(to !== undefined, (query) => query.where('at', '<', to!))
      .$if(entityId !== undefined, (query) =>
        query.where('id', 'in', (eb) =>
          eb.selectFrom('changedRecords').select('changeId').where('entityId', '=', entityId!),
        ),
      )
      .$if(ids !== undefined, (query) => query.where(whereIn(queries, 'id', ids!)));

  /** Ids of changes of records with this in their name then, or in their Chinese one now. */
  const listNamed = async (q: string): Promise<string[]> => {
    const has = (column: string) => contains(sql`lower(${sql.ref(column)})`, q.toLowerCase());
    const chinese = queries
      .selectFrom('spareParts')
      .select('id')
      .where(has('nameZh'))
      .unionAll(queries.selectFrom('categories').select('id').where(has('nameZh')));
    const rows = await queries
      .selectFrom('changedRecords')
      .select('changeId')
      .distinct()
      .where((eb) => eb.or([has('changedRecords.name'), eb('entityId', 'in', chinese)]))
      .execute();
    return rows.map(({ changeId }) => changeId);
  };

  const count = (filter: Filter): Promise<number> => countRows(filtered(filter));

  /** The latest first. */
  const list = (filter: Filter, page: number, limit: number): Promise<ChangeRow[]> =>
    filtered(filter)
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();

  /** Enough records of these changes for `MAX_ITEMS` fields, or all that they have of one record or are about. */
  const listRecords = (changeIds: string[], entityId?: string) =>
    queries
      .selectFrom('changedRecords')
      .selectAll()
      .where(whereIn(queries, 'changeId', changeIds))
      .$if(entityId === undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('position', '<', MAX_ITEMS),
            eb('changeId', 'in', eb.selectFrom('changes').select('id').where('count', '=', 1)),
          ]),
        ),
      )
      .$if(entityId !== undefined, (query) => query.where('entityId', '=', entityId!))
      .orderBy('position')
      .execute();

  const find = (id: string): Promise<ChangeRow | undefined> =>
    queries.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst();

  const listItems = async (changeId: string): Promise<ChangedField[]> => {
    const records = await queries
      .selectFrom('changedRecords')
      .select(['entityId', 'name', 'fields'])
      .where('changeId', '=', changeId)
      .orderBy('position')
      .execute();
    return records.flatMap(fieldsOf);
  };

  /** Bytes of what is recorded of a change. */
  const countBytes = async (changeId: string): Promise<number> => {
    const row = await queries
      .selectFrom('changedRecords')
      .select(sql<number | string>`coalesce(sum(octet_length(fields)), 0)`.as('bytes'))
      .where('changeId', '=', changeId)
      .executeTakeFirst();
    return Number(row?.bytes);
  };

  const setUndoneBy = (id: string, undoneBy: string) =>
    queries.updateTable('changes').set({ undoneBy }).where('id', '=', id).execute();

  /** Names of categories, also former ones, and e-mail addresses of accounts, by id. */
  const listNames = async (ids: string[]): Promise<Map<string, string>> => {
    const former = await queries
      .selectFrom('changedRecords')
      .select(['entityId as id', 'name'])
      .distinct()
      .where(whereIn(queries, 'entityId', ids))
      .execute();
    const rows = await queries
      .selectFrom('categories')
      .select(['id', 'name'])
      .where(whereIn(queries, 'id', ids))
      .unionAll(
        queries
          .selectFrom('accounts')
          .select(['id', 'email as name'])
          .where(whereIn(queries, 'id', ids)),
      )
      .execute();
    return new Map([...former, ...rows].map(({ id, name }) => [id, name]));
  };

  /** Chinese names that records have now, by id. */
  const listChineseNames = async (ids: string[]): Promise<Map<string, string>> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select(['id', 'nameZh'])
      .where(whereIn(queries, 'id', ids))
      .unionAll(
        queries
          .selectFrom('categories')
          .select(['id', 'nameZh'])
          .where(whereIn(queries, 'id', ids)),
      )
      .unionAll(
        queries
          .selectFrom('attributes')
          .select(['id', 'labelZh as nameZh'])
          .where(whereIn(queries, 'id', ids)),
      )
      .execute();
    return new Map(rows.filter(({ nameZh }) => nameZh).map(({ id, nameZh }) => [id, nameZh]));
  };

  /** Removes some of the changes before that time; returns how many there were. */
  const removeBefore = async (time: string, limit: number): Promise<number> => {
    const { numDeletedRows } = await queries
      .deleteFrom('changes')
      .where('id', 'in', (eb) =>
        eb.selectFrom('changes').select('id').where('at', '<', time).orderBy('at').limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  };

  return {
    listNamed,
    count,
    list,
    listRecords,
    find,
    listItems,
    countBytes,
    setUndoneBy,
    listNames,
    listChineseNames,
    removeBefore,
  };
}
