import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Time } from '@/server/db/messageTables';
import type { Database, Queries } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { displayNameOf } from '../../core/accounts/nameRepository';
import { quotedPriceRows } from '@/server/lib/quotedPrices';
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
    /** The version before it, which it replaces; null: it is the first. */
    replacedNumber: string | null;
    replacedIssuedAt: Time | null;
  };

type Found = Selectable<Database['quotations']> &
  Omit<QuotationRow, keyof IssuedRow | 'isNewest'> & { newer: number | string | bigint | null };

const asQuotation = ({ newer, ...row }: Found): QuotationRow => ({
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

  const before = (eb: ExpressionBuilder<Database, 'quotations'>) =>
    eb
      .selectFrom('quotations as earlier')
      .whereRef('earlier.messageId', '=', 'quotations.messageId')
      .whereRef('earlier.id', '<', 'quotations.id')
      .orderBy('earlier.id', 'desc')
      .limit(1);

  const issued = () =>
    queries
      .selectFrom('quotations')
      .leftJoin('mails', (join) =>
        join.onRef('mails.quotationId', '=', 'quotations.id').on('mails.kind', '=', 'quotation'),
      )
      .selectAll('quotations')
      .select(['mails.queuedAt', 'mails.sentAt', 'mails.failedAt'])
      .select((eb) => [
        eb
          .selectFrom('buyerResponses')
          .select('type')
          .whereRef('quotationId', '=', 'quotations.id')
          .where('type', 'in', ['accepted', 'declined'])
          .orderBy('createdAt', 'desc')
          .orderBy('buyerResponses.id', 'desc')
          .limit(1)
          .as('response'),
        eb
          .selectFrom('quotations as others')
          .select(eb.fn.countAll().as('count'))
          .whereRef('others.messageId', '=', 'quotations.messageId')
          .whereRef('others.id', '>', 'quotations.id')
          .as('newer'),
        before(eb).select('number').as('replacedNumber'),
        before(eb).select('earlier.issuedAt').as('replacedIssuedAt'),
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

  const find = async (key: 'id' | 'number', value: string): Promise<QuotationRow | undefined> => {
    const row = await issued().where(`quotations.${key}`, '=', value).executeTakeFirst();
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

  /** Stores a quotation, and its prices for proposals of others. Returns its id. */
  const insert = async (
    quotation: Omit<IssuedRow, 'id' | 'pdfFile' | 'validUntil' | 'withdrawnAt' | 'withdrawnBy'>,
    buyer: { emailKey: string; company: string },
  ): Promise<string> => {
    const id = newId();
    const content = JSON.stringify(quotation.content);
    const { validUntil = null } = quotation.content;
    await queries
      .insertInto('quotations')
      .values({ id, ...quotation, content, validUntil })
      .execute();
    const prices = quotedPriceRows({ ...quotation, quotationId: id, buyer });
    if (prices.length > 0) await queries.insertInto('quotedPrices').values(prices).execute();
    return id;
  };

  /** The buyer of an inquiry, and the name of an admin, for what is issued now. */
  const findParties = async (messageId: string, author: string) => {
    const buyer = await queries
      .selectFrom('messages')
      .select(['emailKey', 'company'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    return { issuedByName: await displayNameOf(queries, author), buyer };
  };

  /** Whether the buyer has done something on the page that no admin has read. */
  const hasUnreadResponse = async (messageId: string): Promise<boolean> => {
    const row = await queries
      .selectFrom('messages')
      .select('id')
      .where('id', '=', messageId)
      .where('readAt', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('buyerResponses')
            .select('buyerResponses.id')
            .whereRef('messageId', '=', 'messages.id'),
        ),
      )
      .executeTakeFirst();
    return row !== undefined;
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
    find,
    listWithoutPdf,
    setPdf,
    takeNumber,
    insert,
    findParties,
    hasUnreadResponse,
    withdraw,
  };
}
