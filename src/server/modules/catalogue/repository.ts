import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '@/server/db/types';

/** What an update sets `version` to: every change of a row counts. */
export const NEXT_VERSION: RawBuilder<number> = sql<number>`${sql.ref('version')} + 1`;

/** The catalogue's one row. */
export function catalogueRepository(queries: Queries) {
  /** How many changes the catalogue has seen. */
  const countChanges = async (): Promise<number> => {
    const { version } = await queries
      .selectFrom('catalogue')
      .select('version')
      .executeTakeFirstOrThrow();
    return version;
  };

  /** Raises the version, and locks its row until the end of the transaction. */
  const raiseVersion = async (): Promise<void> => {
    await queries
      .updateTable('catalogue')
      .set({ version: NEXT_VERSION, stamp: randomBytes(9).toString('hex') })
      .execute();
  };

  return { countChanges, raiseVersion };
}
