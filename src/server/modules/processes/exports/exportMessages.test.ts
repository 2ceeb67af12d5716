import { buffer } from 'node:stream/consumers';
import { readEntry } from '@/server/testing/zip';
import { exportMessages } from './exportMessages';
import type { MessageRow } from '../../desk/messages/repository';

const message = (fields: Partial<MessageRow>) =>
  ({
    reference: 'Q-7F3K2M',
    createdAt: '2026-11-02T09:14:05.120Z',
    answeredAt: null,
    name: 'Amina',
    email: '',
    phone: '',
    address: '',
    text: '',
    ...fields,
  }) as MessageRow;

const line = {
  messageId: '1',
  partId: null,
  partNumber: '',
  unit: '',
  note: '',
  quantity: 1,
  original: '',
  doubtful: 0,
};
const lines = ['Roller', 'Belt'].map((text) => ({ ...line, text }));

/** The file's cells, and the texts in them. */
async function exported(rows: MessageRow[], language: 'en' | 'zh' = 'en') {
  const batches = [rows, []];
  const list = async () => batches.shift() ?? [];
  const listLines = async () => lines;
  const file = await buffer(
    exportMessages({ list, listLines }, 'inquiry', { format: 'xlsx', language }),
  );
  const sheet = readEntry(file, 'xl/worksheets/sheet1.xml');
  return { sheet, texts: [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text) };
}

test.each([
  '008613800138000',
  '+86 574 5550 0134',
  '=1+1',
  '-1',
  '@SUM(1)',
  '1E5',
  '2026-11-02',
  'TRUE',
  '请报价\nFour 👍',
])('%j stays as it was typed', async (text) => {
  const { texts, sheet } = await exported([message({ id: '1', phone: text })]);
  expect(texts).toContain(text);
  // Each cell is a text, but the quantities of the lines.
  expect(sheet.match(/<c (?![^>]*t="inlineStr")[^>]*>/g)).toHaveLength(2);
  expect(sheet).not.toContain('<f>');
});

test('what XML or Excel would take for something else stays readable', async () => {
  const { texts } = await exported([message({ name: 'a\uffff_x0041_', text: '<b>&' })]);
  expect(texts).toEqual(expect.arrayContaining(['a_x005F_x0041_', '&lt;b&gt;&amp;']));
});

test('headings and what is stored as a code are in the language of the reader', async () => {
  const { texts } = await exported(
    [message({ language: 'en', country: 'BD', state: 'won' })],
    'zh',
  );
  const shown = ['姓名', '询价内容', 'Amina', '英语', '孟加拉国', '已成交'];
  expect(texts).toEqual(expect.arrayContaining(shown));
});

test('an inquiry has a row for each line; only its reference is repeated', async () => {
  const inquiry = message({ id: '1', state: 'inProgress', country: 'BD' });
  const { texts, sheet } = await exported([inquiry]);
  const shown = ['Part number', 'Bangladesh', 'In progress', 'Roller', 'Belt'];
  expect(texts).toEqual(expect.arrayContaining(shown));
  expect(sheet.match(/<row /g)).toHaveLength(3);
  const second = /<row r="3".*?<\/row>/s.exec(sheet)?.[0];
  expect(second?.match(/<c /g)).toHaveLength(3);
});
