import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Every token stands as it is and, but for those of other facts, again with the mark of its columns;
 * kept equal to what `postgres/find.ts` asks for by the tests of the search.
 */
const COLUMNS = ['name', 'numbers', 'category', 'kind', 'facts', 'description'];
const MARKED = {
  A: ['name', 'numbers'],
  B: ['category'],
  C: ['kind'],
  E: ['description'],
};

/**
 * On PostgreSQL a search is one call of the database; its tokens stand in a narrow table, because of
 * every part that has them the row is looked at; brand and type weigh more than other facts; and
 * what has not come into the tree yet may be more, because the product sees to it each second.
 *
 * On both, parts that are to be indexed anew are found in the order of their names: what one search
 * finds lies on few pages then, and on PostgreSQL the index itself is made in three quarters of the time.
 */
export function findParts(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex('spareParts_searchVersion').execute();
      await db.schema
        .createIndex('spareParts_searchVersion_nameKey')
        .on('spareParts')
        .columns(['searchVersion', 'nameKey'])
        .execute();
      if (dialect !== 'postgres') return;
      await moveTokens(db);
      await createFunction(db);
    },
  };
}

async function moveTokens(db: Kysely<unknown>): Promise<void> {
  const tokensOf = (row: string) => {
    const join = (columns: string[]) => columns.map((column) => row + column).join(' || ');
    const marked = Object.entries(MARKED).map(
      ([mark, columns]) => `replace(${join(columns)}, ' ', '${mark} ')`,
    );
    return `(${[join(COLUMNS), ...marked].join(' || ')})::tsvector`;
  };
  const run = (text: string) => sql.raw(text).execute(db);
  await run('drop function "partsWith"(tsquery, bigint)');
  await run('alter table "partIndex" drop column tokens');
  // Only of rows longer than 2 kB values are put aside, whatever the target: the padding, of which
  // compressed next to nothing is left, makes every row that long.
  await run(
    `create table "partTokens" (
       rowid bigint primary key references "partIndex" on delete cascade,
       tokens tsvector not null,
       padding text not null default repeat(' ', 2048)
     ) with (toast_tuple_target = 256)`,
  );
  await run('alter table "partTokens" alter column tokens set storage external');
  await run(
    `insert into "partTokens"
       select rowid, ${tokensOf('')} from "partIndex" order by rowid`,
  );
  // One save is some 3 kB of it. Searches read this list as well, so that it must not grow long.
  await run(
    `create index "partTokens_tokens" on "partTokens" using gin (tokens)
       with (gin_pending_list_limit = 1024)`,
  );
  await run(
    `create function "writePartTokens"() returns trigger language plpgsql as $$
     begin
       insert into "partTokens" values (new.rowid, ${tokensOf('new.')});
       return null;
     end $$`,
  );
  await run(
    `create trigger "partIndex_tokens" after insert on "partIndex"
       for each row execute function "writePartTokens"()`,
  );
}

async function createFunction(db: Kysely<unknown>): Promise<void> {
  // The planner takes a scan of the table to be cheap, but every row's tokens have to be unpacked.
  await sql
    .raw(
      `create function "findParts"(depths tsquery[], most bigint, enough bigint, "wantsAll" boolean)
         returns table (every text, rowid bigint, name text, numbers text, category text, kind text,
           facts text, description text, head text, keys text, tie text)
         language plpgsql stable set enable_seqscan = off set enable_indexscan = off
       as $$
       #variable_conflict use_column
       declare
         joined text;
         count bigint;
         best bigint[] := '{}';
         wanted tsquery;
       begin
         if "wantsAll" then
           select string_agg(seq::text, ','), count(*) into joined, count from (
             select (rowid & ${2 ** 28 - 1})::integer as seq from "partTokens"
             where tokens @@ depths[cardinality(depths)] order by rowid) as hits;
         end if;
         if count <= most then
           best := array(
             select rowid from "partTokens" where tokens @@ depths[cardinality(depths)]);
         else
           foreach wanted in array depths loop
             if "wantsAll" then
               best := array(
                 select unnest(best) union
                 (select rowid from "partTokens" where tokens @@ wanted order by rowid limit most));
             else
               -- To find the first of thousands all would be looked at, for a few that are only offered.
               best := array(
                 select unnest(best) union
                 (select rowid from "partTokens" where tokens @@ wanted limit most));
             end if;
             exit when cardinality(best) >= enough;
           end loop;
         end if;
         return query select
           joined, null::bigint, null, null, null, null, null, null, null, null, null;
         return query
           select null, rowid, name, numbers, category, kind, facts, description, head, keys, tie
           from "partIndex" where rowid = any(best);
       end $$`,
    )
    .execute(db);
}
