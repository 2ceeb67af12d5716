import type { Insertable } from 'kysely';
import { fold } from '@/shared/search';
import type { Database } from '../db/types';
import { newId } from '../lib/ids';
import type { TestApp } from './buildTestApp';

let minute = 0;

/** Rows as the inbox stores them; each inquiry a minute later than the one before. */
export async function storeInquiry(
  { db }: TestApp,
  fields: Partial<Insertable<Database['messages']>>,
  lines: Partial<Insertable<Database['inquiryLines']>>[] = [],
): Promise<string> {
  const id = newId();
  minute += 1;
  const row = {
    reference: `Q-${id}`,
    name: 'Amina Rahman',
    email: '',
    phone: '123456',
    address: '',
    text: '',
    ...fields,
  };
  const texts = [row.name, row.text, ...lines.map(({ text }) => text)];
  await db.writer
    .insertInto('messages')
    .values({
      id,
      kind: 'inquiry',
      createdAt: new Date(Date.UTC(2026, 10, 2, 9, minute)).toISOString(),
      lineCount: lines.length,
      searchText: fold(texts.join('\n')),
      ...row,
    })
    .execute();
  for (const [position, line] of lines.entries()) {
    const empty = { partId: null, text: '', partNumber: '', quantity: 1, unit: '', note: '' };
    await db.writer
      .insertInto('inquiryLines')
      .values({ ...empty, ...line, messageId: id, position })
      .execute();
  }
  return id;
}
