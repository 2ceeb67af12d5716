import { type Kysely, sql } from 'kysely';
import { quotedPriceRows } from '@/server/lib/quotedPrices';
import type { QuotationContent } from '@/shared/quotations';
import type { Database } from '../types';

/** What buyer and company write each other about an inquiry, and the prices that were quoted. */
export async function addCorrespondence(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const addColumn = (table: string, name: string, initial?: string | number) =>
    schema
      .alterTable(table)
      .addColumn(name, typeof initial === 'number' ? 'integer' : 'text', (column) =>
        initial === undefined ? column : column.notNull().defaultTo(initial),
      )
      .execute();
  await addColumn('accounts', 'displayName', '');
  await addColumn('inquiryLines', 'original', '');
  await addColumn('inquiryLines', 'doubtful', 0);
  await addColumn('messages', 'lostReason', '');
  await addColumn('messages', 'waitingSince');
  await sql`update messages set "waitingSince" = "createdAt"
    where kind = 'inquiry' and "answeredAt" is null`.execute(db);
  await addColumn('messageEvents', 'subject', '');
  await addColumn('messageEvents', 'idempotencyKey');
  await addColumn('messageFiles', 'eventId');
  await addColumn('mails', 'eventId');
  await addColumn('mails', 'replyDueAt');
  await addColumn('quotations', 'issuedByName', '');
  await addColumn('quotations', 'withdrawnAt');
  await addColumn('quotations', 'withdrawnBy', '');
  await addColumn('quotations', 'validUntil');
  await schema
    .createTable('buyerResponses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('messageId', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('quotationId', 'text', (column) =>
      column.references('quotations.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('orderNumber', 'text', (column) => column.notNull())
    .addColumn('deliveryAddress', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('idempotencyKey', 'text')
    .addColumn('requestHash', 'text')
    .addUniqueConstraint('buyerResponses_key', ['messageId', 'idempotencyKey'])
    .execute();
  await schema
    .createTable('quotedPrices')
    .addColumn('quotationId', 'text', (column) =>
      column.notNull().references('quotations.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('partId', 'text')
    .addColumn('textKey', 'text', (column) => column.notNull())
    .addColumn('unitPrice', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('companyKey', 'text', (column) => column.notNull())
    .addColumn('issuedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quotedPrices_pkey', ['quotationId', 'position'])
    .execute();
  await schema.createIndex('mails_replyDueAt').on('mails').column('replyDueAt').execute();
  for (const column of ['partId', 'textKey']) {
    await schema.createIndex(`quotedPrices_${column}`).on('quotedPrices').column(column).execute();
  }
  await readQuotations(db as Kysely<Database>);
}

/** Quotations of one read: their contents may have a megabyte. */
const BATCH = 20;

/** Fills `quotedPrices` and `validUntil` from the quotations that have been issued before. */
export async function readQuotations(db: Kysely<Database>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('quotations')
      .innerJoin('messages', 'messages.id', 'messageId')
      .select(['quotations.id', 'issuedAt', 'content', 'emailKey', 'company'])
      .where('quotations.id', '>', last)
      .orderBy('quotations.id')
      .limit(BATCH)
      .execute();
    for (const { id, issuedAt, content, ...buyer } of rows) {
      const quoted = JSON.parse(content) as QuotationContent;
      const { validUntil = null } = quoted;
      await db.updateTable('quotations').set({ validUntil }).where('id', '=', id).execute();
      const prices = quotedPriceRows({ quotationId: id, issuedAt, content: quoted, buyer });
      if (prices.length > 0) await db.insertInto('quotedPrices').values(prices).execute();
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}
