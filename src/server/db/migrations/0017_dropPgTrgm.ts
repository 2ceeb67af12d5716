import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Nothing uses the extension any more that the first migration once created. It stays where it
 * belongs to somebody else, or where something else in the database depends on it.
 */
export function dropPgTrgm(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      if (dialect !== 'postgres') return;
      await sql`do $$ begin
        if exists (
          select from pg_extension
          where extname = 'pg_trgm' and pg_get_userbyid(extowner) = current_user
        ) then
          drop extension pg_trgm;
        end if;
      exception when dependent_objects_still_exist or insufficient_privilege then
      end $$`.execute(db);
    },
  };
}
