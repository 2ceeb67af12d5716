import type { Selectable } from 'kysely';
import type { Database, Queries } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import type { BuyerResponseType } from '@/shared/inquiries';
import type { QuotationContent } from '@/shared/quotations';

type WithContent<R> = Omit<R, 'content'> & { content: QuotationContent };

export type DraftRow = WithContent<Database['quotationDrafts']>;
type IssuedRow = WithContent<Selectable<Database['quotations']>>;

/** With the times of its mail, which are null without one, and whether there is a newer one. */
export type QuotationRow = IssuedRow &
  Record<'queuedAt' | 'sentAt' | 'failedAt', string | null> & {
    /** What the buyer did last; null: nothing. */
    response: BuyerResponseType | null;
    isNewest: boolean;
  };

type MailAndState = Pick<QuotationRow, 'queuedAt' | 'sentAt' | 'failedAt' | 'response'> & {
  newer: number | string | bigint | null;
};

const asQuotation = ({ newer, ...row }: Selectable<Database['quotations']> & MailAndState) => ({
  ...withContent(row),
  isNewest: Number(newer) === 0,
});

const withContent = <R extends { content: string }>(row: R) => ({
  ...row,
  content: JSON.parse(row.content) as QuotationContent,
});

/** PDFs that a job makes in one run. */
const BATCH = 50;

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
      .select(['mails.queuedAt', 'mails.sentAt', 'mails.failedAt'])
      .select((eb) => [
        eb
          .selectFrom('buyerResponses')
          .select('type')
          .whereRef('quotationId', '=', 'quotations.id')
          .where('type', 'in', ['accepted', 'declined'])
          .orderBy('createdAt', 'desc')
          .limit(1)
          .as('response'),
        eb
          .selectFrom('quotations as others')
          .select(eb.fn.countAll().as('count'))
          .whereRef('others.messageId', '=', 'quotations.messageId')
          .whereRef('others.id', '>', 'quotations.id')
          .as('newer'),
      ]);

  /** Newest first. */
  const list = async (messageId: string): Promise<QuotationRow[]> => {
    const rows = await issued()
      .where('quotations.messageId', '=', messageId)
      .orderBy('quotations.id', 'desc')
      .execute();
    return rows.map(asQuotation);
  };

  const get = async (id: string): Promise<QuotationRow> =>
    asQuotation(await issued().where('quotations.id', '=', id).executeTakeFirstOrThrow());

  const find = async (id: string): Promise<QuotationRow | undefined> => {
    const row = await issued().where('quotations.id', '=', id).executeTakeFirst();
    return row && asQuotation(row);
  };

  /** Newest first: one whose PDF cannot be made holds up no other for ever. */
  const listWithoutPdf = (before: Date) =>
    queries
      .selectFrom('quotations')
      .select(['id', 'number', 'pdfFile'])
      .where('pdfFile', 'is', null)
      .where('issuedAt', '<=', before.toISOString())
      .orderBy('issuedAt', 'desc')
      .limit(BATCH)
      .execute();

  /** Sets the PDF of a quotation that has none; returns which it has then, if there is one. */
  const setPdf = async (id: string, pdfFile: string): Promise<string | null | undefined> => {
    const quotation = queries.updateTable('quotations').where('id', '=', id);
    await quotation.set({ pdfFile }).where('pdfFile', 'is', null).execute();
    const stored = queries.selectFrom('quotations').select('pdfFile').where('id', '=', id);
    return (await stored.executeTakeFirst())?.pdfFile;
  };

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

  const insert = async (
    quotation: Omit<IssuedRow, 'id' | 'pdfFile' | 'withdrawnAt' | 'withdrawnBy'>,
  ): Promise<string> => {
    const id = newId();
    const content = JSON.stringify(quotation.content);
    await queries
      .insertInto('quotations')
      .values({ id, ...quotation, content })
      .execute();
    return id;
  };

  return { findDraft, putDraft, list, get, find, listWithoutPdf, setPdf, takeNumber, insert };
}
