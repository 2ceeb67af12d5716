import type { Selectable } from 'kysely';
import type { Database, Queries } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { quotedPriceRows } from '@/server/lib/quotedPrices';
import type { BuyerResponseType } from '@/shared/inquiries';
import type { QuotationContent } from '@/shared/quotations';
import { decisionAbout, newestFirst } from '../inquiries/latestQuotationRepository';
import { unknownQuotation } from './numbers';

type WithContent<R> = Omit<R, 'content'> & { content: QuotationContent };

export type DraftRow = WithContent<Database['quotationDrafts']>;
type IssuedRow = WithContent<Selectable<Database['quotations']>>;

/** With the times of its mail, which are null without one, and its place among the versions. */
export type QuotationRow = IssuedRow &
  Record<'queuedAt' | 'sentAt' | 'failedAt', string | null> & {
    /** What the buyer did; null: nothing. An acceptance is final. */
    response: BuyerResponseType | null;
    isNewest: boolean;
    /** The version before it; undefined: it is the first. */
    replaces: Pick<IssuedRow, 'number' | 'issuedAt'> | undefined;
  };

const withContent = <R extends { content: string }>(row: R): WithContent<R> => ({
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

  /** Newest first. */
  const list = async (messageId: string): Promise<QuotationRow[]> => {
    const rows = await newestFirst(queries.selectFrom('quotations'))
      .leftJoin('mails', (join) =>
        join.onRef('mails.quotationId', '=', 'quotations.id').on('mails.kind', '=', 'quotation'),
      )
      .selectAll('quotations')
      .select(['mails.queuedAt', 'mails.sentAt', 'mails.failedAt'])
      .select(decisionAbout('quotations.id').as('response'))
      .where('quotations.messageId', '=', messageId)
      .execute();
    return rows.map(withContent).map((row, index, all) => ({
      ...row,
      // Release 1.1 does not fill the column.
      validUntil: row.content.validUntil ?? null,
      isNewest: index === 0,
      replaces: all[index + 1],
    }));
  };

  /** Throws `quotation_not_found`. */
  const get = async (key: 'id' | 'number', value: string): Promise<QuotationRow> => {
    const found = queries.selectFrom('quotations').select('messageId').where(key, '=', value);
    const { messageId = '' } = (await found.executeTakeFirst()) ?? {};
    const quotation = (await list(messageId)).find((row) => row[key] === value);
    if (!quotation) throw unknownQuotation();
    return quotation;
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

  /** Stores a quotation, and its prices for proposals of others. Returns its id. */
  const insert = async (
    quotation: Omit<IssuedRow, 'id' | 'pdfFile' | 'validUntil' | 'withdrawnAt' | 'withdrawnBy'>,
  ): Promise<string> => {
    const id = newId();
    const content = JSON.stringify(quotation.content);
    const { validUntil = null } = quotation.content;
    await queries
      .insertInto('quotations')
      .values({ id, ...quotation, content, validUntil })
      .execute();
    const buyer = await queries
      .selectFrom('messages')
      .select(['emailKey', 'company'])
      .where('id', '=', quotation.messageId)
      .executeTakeFirstOrThrow();
    const prices = quotedPriceRows({ ...quotation, quotationId: id, buyer });
    if (prices.length > 0) await queries.insertInto('quotedPrices').values(prices).execute();
    return id;
  };

  /** Withdraws a quotation; its mail is not sent where it still waits. */
  const withdraw = async (
    id: string,
    withdrawal: Pick<IssuedRow, 'withdrawnAt' | 'withdrawnBy'>,
  ): Promise<void> => {
    await queries.updateTable('quotations').set(withdrawal).where('id', '=', id).execute();
    await queries
      .deleteFrom('mails')
      .where('quotationId', '=', id)
      .where('sentAt', 'is', null)
      .where('transmittedAt', 'is', null)
      .execute();
  };

  return {
    findDraft,
    putDraft,
    list,
    get,
    listWithoutPdf,
    setPdf,
    takeNumber,
    insert,
    withdraw,
  };
}
