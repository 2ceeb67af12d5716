import { countRows } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import type { BuyerResponse } from '@/server/generated/requests';
import { buyerResponseTypes } from '@/shared/inquiries';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

type StoredColumns = Row<
  'buyerResponses',
  | 'id'
  | 'type'
  | 'text'
  | 'orderNumber'
  | 'deliveryAddress'
  | 'lines'
  | 'createdAt'
  | 'idempotencyKey'
  | 'requestHash'
>;

/** What a buyer did on the page, with the number of the quotation that it is about. */
export type ResponseRow = StoredColumns &
  Row<'buyerResponses', 'quotationId'> & { number: string | null };

/** What buyers do on their pages. */
export function responseRepository(queries: Queries) {
  const responses = () =>
    queries
      .selectFrom('buyerResponses')
      .leftJoin('quotations', 'quotations.id', 'buyerResponses.quotationId')
      .select([
        'buyerResponses.id',
        'quotationId',
        'type',
        'text',
        'orderNumber',
        'deliveryAddress',
        'lines',
        'createdAt',
        'buyerResponses.idempotencyKey',
        'requestHash',
        'quotations.number',
      ]);

  const list = (messageId: string): Promise<ResponseRow[]> =>
    responses().where('buyerResponses.messageId', '=', messageId).execute();

  const find = (id: string): Promise<ResponseRow | undefined> =>
    responses().where('buyerResponses.id', '=', id).executeTakeFirst();

  const findByKey = (messageId: string, key: string): Promise<ResponseRow | undefined> =>
    responses()
      .where('buyerResponses.messageId', '=', messageId)
      .where('buyerResponses.idempotencyKey', '=', key)
      .executeTakeFirst();

  const count = (messageId: string): Promise<number> =>
    countRows(queries.selectFrom('buyerResponses').where('messageId', '=', messageId));

  /** Adds it to the history of the inquiry too, which is unread and waits for an answer then. */
  const insert = async (row: Row<'buyerResponses', keyof Database['buyerResponses']>) => {
    const { id, messageId, createdAt, type, text } = row;
    await queries.insertInto('buyerResponses').values(row).execute();
    await queries
      .insertInto('messageEvents')
      .values({ id, messageId, createdAt, author: '', type, text })
      .execute();
    await queries
      .updateTable('messages')
      .set((eb) => ({
        readAt: null,
        waitingSince: eb.fn.coalesce('waitingSince', eb.val(createdAt)),
        version: NEXT_VERSION,
      }))
      .where('id', '=', messageId)
      .execute();
  };

  /** What was written to the buyer and by the buyer, oldest first. */
  const listCorrespondence = (messageId: string) =>
    queries
      .selectFrom('messageEvents')
      .select(['id', 'createdAt', 'type', 'text'])
      .where('messageId', '=', messageId)
      .where('type', 'in', ['answer', 'reply', ...buyerResponseTypes])
      .orderBy('createdAt')
      .orderBy('id')
      .execute();

  return { list, listCorrespondence, find, findByKey, count, insert };
}

type Shown = Omit<ResponseRow, 'id' | 'quotationId' | 'idempotencyKey' | 'requestHash'>;

export function presentResponse(row: Shown): BuyerResponse {
  const { createdAt, type, number, text, orderNumber, deliveryAddress } = row;
  const lines = JSON.parse(row.lines) as NonNullable<BuyerResponse['lines']>;
  return {
    createdAt,
    type,
    ...(number !== null && { quotationNumber: number }),
    ...(text && { text }),
    ...(orderNumber && { orderNumber }),
    ...(deliveryAddress && { deliveryAddress }),
    ...(lines.length > 0 && { lines }),
  };
}
