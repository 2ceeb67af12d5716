import type { Selectable } from 'kysely';
import type { Database, Queries } from '@/server/db/types';

export type Inquiry = Selectable<Database['messages']>;

/** Reads the inquiries that documents and mails are made of. */
export function documentRepository(reader: Queries) {
  const messages = reader.selectFrom('messages').selectAll();

  const findMessage = (id: string): Promise<Inquiry | undefined> =>
    messages.where('id', '=', id).executeTakeFirst();

  const findInquiry = (id: string): Promise<Inquiry | undefined> =>
    messages.where('kind', '=', 'inquiry').where('id', '=', id).executeTakeFirst();

  /** Also one that is held for review: the sender is not told. */
  const findByToken = (token: string): Promise<Inquiry | undefined> =>
    messages.where('publicToken', '=', token).executeTakeFirst();

  return { findMessage, findInquiry, findByToken };
}
