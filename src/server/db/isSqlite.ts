import { SqliteAdapter } from 'kysely';
import type { Queries } from './types';

/** For statements that are written in another way for each dialect. */
export const isSqlite = (queries: Queries): boolean =>
  queries.getExecutor().adapter instanceof SqliteAdapter;
