import type { Selectable } from 'kysely';
import type { Database, Queries } from '@/server/db/types';
import type { QuotationContent } from '@/shared/quotations';

export type Inquiry = Selectable<Database['messages']>;
export type InquiryLineRow = Selectable<Database['inquiryLines']>;
export type IssuedQuotation = Omit<Selectable<Database['quotations']>, 'content'> & {
  content: QuotationContent;
};

/** Reads what documents and mails are made of. */
export function documentRepository(reader: Queries) {
  const messages = reader.selectFrom('messages').selectAll();

  const findMessage = (id: string): Promise<Inquiry | undefined> =>
    messages.where('id', '=', id).executeTakeFirst();

  const findInquiry = (id: string): Promise<Inquiry | undefined> =>
    messages.where('kind', '=', 'inquiry').where('id', '=', id).executeTakeFirst();

  /** Also one that is held for review: the sender is not told. */
  const findByToken = (token: string): Promise<Inquiry | undefined> =>
    messages.where('publicToken', '=', token).executeTakeFirst();

  const listLines = (messageId: string): Promise<InquiryLineRow[]> =>
    reader
      .selectFrom('inquiryLines')
      .selectAll()
      .where('messageId', '=', messageId)
      .orderBy('position')
      .execute();

  /** Newest first. */
  const listQuotations = async (messageId: string): Promise<IssuedQuotation[]> => {
    const rows = await reader
      .selectFrom('quotations')
      .selectAll()
      .where('messageId', '=', messageId)
      .orderBy('issuedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as QuotationContent }));
  };

  return { findMessage, findInquiry, findByToken, listLines, listQuotations };
}
