import { sql, type Kysely, type Migration } from 'kysely';

/** On PostgreSQL a search that the first depth does not satisfy does not look into it again. */
export function depthsOnce(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      if (dialect !== 'postgres') return;
      await sql
        .raw(
          `create or replace function "findParts"(depths tsquery[], most bigint, enough bigint, "wantsAll" boolean)
         returns table (every text, rowid bigint, name text, numbers text, category text, kind text,
           facts text, description text, head text, keys text, tie text)
         language plpgsql stable set enable_seqscan = off set enable_indexscan = off
       as $$
       #variable_conflict use_column
       declare
         last integer := cardinality(depths);
         hits bigint[];
         best bigint[] := '{}';
         depth integer := 1;
       begin
         if "wantsAll" then
           hits := array(select rowid from "partTokens" where tokens @@ depths[last] order by rowid);
         end if;
         while depth < last and (hits is null or cardinality(hits) > most)
           and cardinality(best) < enough loop
           if "wantsAll" then
             best := array(
               select unnest(best) union
               (select rowid from "partTokens" where tokens @@ depths[depth] order by rowid limit most));
           else
             -- To find the first of thousands all would be looked at, for a few that are only offered.
             best := array(
               select unnest(best) union
               (select rowid from "partTokens" where tokens @@ depths[depth] limit most));
           end if;
           if hits is null and cardinality(best) < enough then
             hits := array(select rowid from "partTokens" where tokens @@ depths[last] limit most + 1);
           end if;
           depth := depth + 1;
         end loop;
         if cardinality(hits) <= most then
           best := hits;
         elsif cardinality(best) < enough then
           best := array(select unnest(best) union select unnest(hits[1:most]));
         end if;
         return query select
           (select string_agg((hit & ${2 ** 28 - 1})::text, ',') from unnest(hits) as hit where "wantsAll"),
           null::bigint, null, null, null, null, null, null, null, null, null;
         return query
           select null, rowid, name, numbers, category, kind, facts, description, head, keys, tie
           from "partIndex" where rowid = any(best);
       end $$`,
        )
        .execute(db);
    },
  };
}
