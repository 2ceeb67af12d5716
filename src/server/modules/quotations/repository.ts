import type { Database, Queries } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import type { QuotationContent } from '@/shared/quotations';

type WithContent<R> = Omit<R, 'content'> & { content: QuotationContent };

export type DraftRow = WithContent<Database['quotationDrafts']>;
type IssuedRow = WithContent<Database['quotations']>;

/** With the times of its mail, which are null without one. */
export type QuotationRow = IssuedRow & Record<'queuedAt' | 'sentAt' | 'failedAt', string | null>;

const withContent = <R extends { content: string }>(row: R) => ({
  ...row,
  content: JSON.parse(row.content) as QuotationContent,
});

/** Drafts, issued quotations and their numbers. */
export function quotationRepository(queries: Queries) {
  const findDraft = async (messageId: string): Promise<DraftRow | undefined> => {
    const row = await queries
      .selectFrom('quotationDrafts')
      .selectAll()
      .where('messageId', '=', messageId)
      .executeTakeFirst();
    return row && withContent(row);
  };

  const putDraft = async ({ messageId, content, ...values }: DraftRow): Promise<void> => {
    const row = { ...values, content: JSON.stringify(content) };
    await queries
      .insertInto('quotationDrafts')
      .values({ messageId, ...row })
      .onConflict((conflict) => conflict.column('messageId').doUpdateSet(row))
      .execute();
  };

  const issued = () =>
    queries
      .selectFrom('quotations')
      .leftJoin('mails', 'mails.quotationId', 'quotations.id')
      .selectAll('quotations')
      .select(['mails.queuedAt', 'mails.sentAt', 'mails.failedAt']);

  /** Newest first. */
  const list = async (messageId: string): Promise<QuotationRow[]> => {
    const rows = await issued()
      .where('quotations.messageId', '=', messageId)
      .orderBy('issuedAt', 'desc')
      .orderBy('number', 'desc')
      .execute();
    return rows.map(withContent);
  };

  const get = async (id: string): Promise<QuotationRow> =>
    withContent(await issued().where('quotations.id', '=', id).executeTakeFirstOrThrow());

  /**
   * The next number of the year. Others that issue one wait until the transaction ends; where it is
   * rolled back the number is free again.
   */
  const takeNumber = async (year: number): Promise<string> => {
    const { last } = await queries
      .insertInto('quotationNumbers')
      .values({ year, last: 1 })
      .onConflict((conflict) =>
        conflict
          .column('year')
          .doUpdateSet((eb) => ({ last: eb('quotationNumbers.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return `HQ-${year}-${String(last).padStart(4, '0')}`;
  };

  const insert = async (quotation: Omit<IssuedRow, 'id'>): Promise<string> => {
    const id = newId();
    const content = JSON.stringify(quotation.content);
    await queries
      .insertInto('quotations')
      .values({ id, ...quotation, content })
      .execute();
    return id;
  };

  return { findDraft, putDraft, list, get, takeNumber, insert };
}
