import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../types';

const INDEXED = ['name', 'numbers', 'category', 'kind', 'facts', 'description'];
const ORDERING = ['head', 'keys', 'tie'];

export async function createSearchIndex(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await (dialect === 'sqlite' ? createFtsTable(db) : createTsvectorTable(db));
}

async function createFtsTable(db: Kysely<unknown>): Promise<void> {
  // What tokens have beside letters and digits.
  await sql
    .raw(
      `create virtual table partIndex using fts5(
         ${INDEXED.join(', ')}, ${ORDERING.map((column) => `${column} unindexed`).join(', ')},
         columnsize=0, detail=column,
         tokenize="unicode61 remove_diacritics 0 tokenchars './%°'")`,
    )
    .execute(db);
}

async function createTsvectorTable(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const marked = ['name || new.numbers', 'category', 'kind', 'description'].map(
    (columns, index) => `replace(new.${columns}, ' ', '${'ABCE'[index]} ')`,
  );
  const tokens = [...INDEXED.map((column) => `new.${column}`), ...marked].join(' || ');
  await run(
    `create table "partIndex" (
       rowid bigint primary key,
       ${[...INDEXED, ...ORDERING].map((column) => `${column} text not null`).join(', ')})`,
  );
  await run(
    `create table "partTokens" (
       rowid bigint primary key references "partIndex" on delete cascade,
       tokens tsvector not null,
       padding text not null default repeat(' ', 2048)
     ) with (toast_tuple_target = 256)`,
  );
  await run('alter table "partTokens" alter column tokens set storage external');
  await run(
    `create index "partTokens_tokens" on "partTokens" using gin (tokens)
       with (gin_pending_list_limit = 1024)`,
  );
  await run(
    `create function "writePartTokens"() returns trigger language plpgsql as $$
     begin
       insert into "partTokens" values (new.rowid, (${tokens})::tsvector);
       return null;
     end $$`,
  );
  await run(
    `create trigger "partIndex_tokens" after insert on "partIndex"
       for each row execute function "writePartTokens"()`,
  );
  await run(
    `create function "findParts"(depths tsquery[], most bigint, enough bigint, "wantsAll" boolean)
         returns table (every text, rowid bigint, name text, numbers text, category text, kind text,
           facts text, description text, head text, keys text, tie text)
         language plpgsql stable set enable_seqscan = off set enable_indexscan = off
       as $$
       #variable_conflict use_column
       declare
         last integer := cardinality(depths);
         hits bigint[];
         best bigint[] := '{}';
         wanted tsquery;
       begin
         if "wantsAll" then
           hits := array(select rowid from "partTokens" where tokens @@ depths[last] order by rowid);
         else
           best := array(select rowid from "partTokens" where tokens @@ depths[1] limit most);
           if cardinality(best) < enough then
             hits := array(select rowid from "partTokens" where tokens @@ depths[last] limit most + 1);
           end if;
         end if;
         if cardinality(hits) <= most then
           best := hits;
         elsif cardinality(best) < enough then
           foreach wanted in array depths[1:last - 1] loop
             if "wantsAll" then
               best := array(
                 select unnest(best) union
                 (select rowid from "partTokens" where tokens @@ wanted order by rowid limit most));
             else
               best := array(
                 select unnest(best) union
                 (select rowid from "partTokens" where tokens @@ wanted limit most));
             end if;
             exit when cardinality(best) >= enough;
           end loop;
           if cardinality(best) < enough then
             best := array(select unnest(best) union select unnest(hits[1:most]));
           end if;
         end if;
         return query select
           (select string_agg((hit & ${2 ** 28 - 1})::text, ',') from unnest(hits) as hit where "wantsAll"),
           null::bigint, null, null, null, null, null, null, null, null, null;
         return query
           select null, rowid, name, numbers, category, kind, facts, description, head, keys, tie
           from "partIndex" where rowid = any(best);
       end $$`,
  );
}
