import type { Selectable } from 'kysely';
import type { Database, Queries } from '@/server/db/types';

export type Message = Selectable<Database['messages']>;

/** Also one that is held for review: a buyer with the token is not told. */
export const findMessage = (
  reader: Queries,
  column: 'id' | 'publicToken',
  value: string,
): Promise<Message | undefined> =>
  reader.selectFrom('messages').selectAll().where(column, '=', value).executeTakeFirst();
