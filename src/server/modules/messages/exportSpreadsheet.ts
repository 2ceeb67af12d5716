import { company } from '@/shared/company';
import { countryName } from '@/shared/countries';
import { inquiryStateNames, type InquiryState } from '@/shared/inquiries';
import { languageName, type Language } from '@/shared/language';
import { makeLimiter } from '@/server/lib/limiter';
import { runInThread } from '@/server/lib/runInThread';
import {
  COLUMNS,
  readBatches,
  type Column,
  type ExportedRow,
  type MessageList,
} from './exportRows';
import type { MessageKind } from './repository';
import { type Cell, writeSpreadsheet } from './writeSpreadsheet';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file is made in memory, of some twenty bytes for each character. */
const MAX_CHARACTERS = 5_000_000;

const HEADINGS: Record<Language, Record<Exclude<Column, 'text'> | MessageKind, string>> = {
  en: {
    reference: 'Reference',
    createdAt: `Received (${company.clock.en})`,
    answeredAt: `Answered (${company.clock.en})`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    inquiry: 'Inquiry',
    application: 'About the applicant',
    company: 'Company',
    country: 'Country',
    language: 'Language',
    incoterm: 'Incoterm',
    state: 'State',
    partNumber: 'Part number',
    part: 'Part',
    quantity: 'Quantity',
    unit: 'Unit',
    note: 'Note',
  },
  zh: {
    reference: '编号',
    createdAt: `收到时间（${company.clock.zh}）`,
    answeredAt: `答复时间（${company.clock.zh}）`,
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    address: '地址',
    inquiry: '询价内容',
    application: '个人介绍',
    company: '公司',
    country: '国家或地区',
    language: '语言',
    incoterm: '贸易术语',
    state: '状态',
    partNumber: '配件编号',
    part: '配件',
    quantity: '数量',
    unit: '单位',
    note: '备注',
  },
};

const CUT_OFF: Record<Language, (count: number) => string> = {
  en: (count) => `These are the newest ${count}. The CSV file has all of them.`,
  zh: (count) => `此处为最新的${count}条，CSV文件包含全部记录。`,
};

// One at a time for the process, as its memory is one.
const limit = makeLimiter(1);

/** The messages of a kind as an XLSX file, for people; at most `maxCharacters` of the newest. */
export function exportSpreadsheet(
  messages: MessageList,
  kind: MessageKind,
  language: Language,
  maxCharacters?: number,
): Promise<Buffer> {
  const columns = COLUMNS[kind];
  const headings = columns.map((name) => HEADINGS[language][name === 'text' ? kind : name]);
  async function* entries() {
    for await (const batch of readBatches(messages, kind)) {
      for (const message of batch)
        yield message.map((row) => columns.map((name) => cellOf(name, row, language)));
    }
  }
  return spreadsheetOf(headings, entries(), CUT_OFF[language], maxCharacters);
}

/** An XLSX file of entries of one or more rows; `cutOff` ends one that becomes too long. */
export const spreadsheetOf = (
  headings: string[],
  entries: AsyncIterable<Cell[][]>,
  cutOff: (count: number) => string,
  maxCharacters = MAX_CHARACTERS,
): Promise<Buffer> =>
  limit(async () => {
    const rows = await readRows(entries, cutOff, maxCharacters);
    // Thousands of rows would block the event loop for half a second.
    return runInThread('spreadsheetWorker', [headings, ...rows], writeSpreadsheet);
  });

async function readRows(
  entries: AsyncIterable<Cell[][]>,
  cutOff: (count: number) => string,
  maxCharacters: number,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  let left = maxCharacters;
  let count = 0;
  for await (const entry of entries) {
    left -= entry.join().length;
    if (left < 0) return [...rows, [cutOff(count)]];
    rows.push(...entry);
    count += 1;
  }
  return rows;
}

function cellOf(name: Column, row: ExportedRow, language: Language): Cell {
  const value = row[name] ?? '';
  if (value === '') return '';
  if (name === 'createdAt' || name === 'answeredAt') return timeOf(value);
  if (name === 'quantity') return Number(value);
  if (name === 'country') return countryName(value, language);
  if (name === 'language') return languageName(value as Language, language);
  return name === 'state' ? inquiryStateNames[language][value as InquiryState] : value;
}

/** At the company, such as `2026-11-02 17:14`; the locale is one that writes it like that. */
const timeOf = (time: string) =>
  new Date(time).toLocaleString('sv-SE', {
    timeZone: company.timeZoneId,
    dateStyle: 'short',
    timeStyle: 'short',
  });
