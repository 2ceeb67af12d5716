import { sql, type ColumnMetadata, type TableMetadata } from 'kysely';
import { isSqlite } from './sql';
import type { Queries } from './types';

/* The tables that this build expects, compared with those of a database. */

export interface Table {
  columns: Map<string, ColumnMetadata>;
  /** Columns and conditions of the primary key and of unique indexes. */
  unique: Set<string>;
}

export type Tables = Map<string, Table>;

/** The only table whose columns differ between the databases; they have the same names. */
const SEARCH_INDEX = 'partIndex';
/** FTS5 creates these tables beside the index. */
const SHADOW_TABLE = /^partIndex_/;

/** The schema of our tables in PostgreSQL: a restore puts former ones aside in another. */
export async function currentSchema(queries: Queries): Promise<string | undefined> {
  if (isSqlite(queries)) return undefined;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
    queries,
  );
  return rows[0]?.schema;
}

/** All tables, Kysely's own included. */
export async function listTables(queries: Queries): Promise<TableMetadata[]> {
  const schema = await currentSchema(queries);
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => table.schema === schema);
}

export async function readTables(queries: Queries): Promise<Tables> {
  const tables: Tables = new Map();
  for (const { name, columns } of await listTables(queries)) {
    if (SHADOW_TABLE.test(name)) continue;
    const byName = new Map(columns.map((column) => [column.name, column]));
    tables.set(name, { columns: byName, unique: new Set() });
  }
  const { rows } = await (isSqlite(queries) ? SQLITE_INDEXES : POSTGRES_INDEXES).execute(queries);
  for (const { table: name, columns, condition, isPrimary } of rows) {
    const table = tables.get(name);
    table?.unique.add(condition ? `${columns} where ${plain(condition)}` : columns);
    if (!isPrimary) continue;
    for (const key of columns.split(', ')) {
      const column = table?.columns.get(key);
      // SQLite would let the columns of a primary key be null.
      if (column) table?.columns.set(key, { ...column, isNullable: false });
    }
  }
  return tables;
}

interface UniqueIndex {
  table: string;
  columns: string;
  /** Of a partial index: the statement in SQLite, the condition alone in PostgreSQL. */
  condition: string | null;
  isPrimary: boolean | number;
}

/** `("deletedAt" IS NULL)` as `deletedAt is null`. */
const plain = (condition: string) =>
  condition
    .replace(/^.* where /is, '')
    .replace(/[()"]/g, '')
    .replace(/\bIS NULL\b/, 'is null');

/** `integer primary key` has no index in SQLite. */
const SQLITE_INDEXES = sql<UniqueIndex>`
  select m.name as "table", false as "isPrimary",
    case i.partial when 1 then (select sql from sqlite_master where name = i.name) end as condition,
    (select group_concat(coalesce(c.name, 'expression'), ', ') from pragma_index_info(i.name) as c) as columns
  from sqlite_master as m, pragma_index_list(m.name) as i
  where m.type = 'table' and i."unique" = 1 and i.origin <> 'pk'
  union all
  select m.name, true, null,
    (select group_concat(name, ', ') from
      (select c.name from pragma_table_info(m.name) as c where c.pk > 0 order by c.pk)) as columns
  from sqlite_master as m
  where m.type = 'table' and columns is not null`;

const POSTGRES_INDEXES = sql<UniqueIndex>`
  select t.relname as "table", i.indisprimary as "isPrimary",
    pg_get_expr(i.indpred, i.indrelid) as condition,
    (select string_agg(coalesce(a.attname, 'expression'), ', ' order by k.position)
      from unnest(i.indkey::int2[]) with ordinality as k (number, position)
      left join pg_attribute as a on a.attrelid = t.oid and a.attnum = k.number and k.number > 0) as columns
  from pg_index as i join pg_class as t on t.oid = i.indrelid
  where t.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and i.indisunique`;

/**
 * The first difference with which statements of this build would fail, in words; more tables and
 * columns are those of a newer version.
 */
export function findDifference(expected: Tables, found: Tables): string | undefined {
  for (const [name, { columns, unique }] of expected) {
    const table = found.get(name);
    if (!table) return `the table ${name} is missing`;
    for (const column of columns.values()) {
      const difference = findColumnDifference(name, column, table.columns.get(column.name));
      if (difference) return difference;
    }
    if (name === SEARCH_INDEX) continue;
    for (const column of table.columns.values()) {
      if (columns.has(column.name) || !needsValue(column)) continue;
      return `the column ${name}.${column.name} is unknown`;
    }
    for (const index of unique) {
      if (!table.unique.has(index)) return `nothing makes ${name} (${index}) unique`;
    }
    for (const index of table.unique) {
      const isOfNewer = index
        .split(', ')
        .some((column) => !columns.has(column.split(' ')[0] ?? ''));
      if (!unique.has(index) && !isOfNewer) return `${name} (${index}) has to be unique`;
    }
  }
  return undefined;
}

function findColumnDifference(
  table: string,
  expected: ColumnMetadata,
  found: ColumnMetadata | undefined,
): string | undefined {
  const name = `${table}.${expected.name}`;
  if (!found) return `the column ${name} is missing`;
  if (table === SEARCH_INDEX) return undefined;
  if (typeOf(expected) !== typeOf(found)) {
    return `the column ${name} is of type ${typeOf(found)}`;
  }
  // SQLite counts every integer key as one that numbers itself.
  const isOptional = !needsValue(expected) && !expected.isAutoIncrementing;
  if (isOptional && needsValue(found)) return `the column ${name} needs a value`;
  if (expected.isNullable && !found.isNullable) return `the column ${name} has to have a value`;
  if (!expected.isNullable && found.isNullable) return `the column ${name} may be empty`;
  return undefined;
}

/** PostgreSQL's names of types by those of SQLite. */
const TYPES: Record<string, string> = { int4: 'integer', float8: 'real' };

const typeOf = ({ dataType }: ColumnMetadata): string => {
  const type = dataType.toLowerCase();
  return TYPES[type] ?? type;
};

const needsValue = ({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata): boolean =>
  !isNullable && !hasDefaultValue && !isAutoIncrementing;
