import type { Readable } from 'node:stream';
import { company } from '@/shared/company';
import { countryName } from '@/shared/countries';
import { inquiryStateNames, type InquiryState } from '@/shared/inquiries';
import { languageName, type Language } from '@/shared/language';
import { type Cell, spreadsheetStream } from '@/server/lib/spreadsheetStream';
import {
  COLUMNS,
  readBatches,
  type Column,
  type ExportedRow,
  type MessageList,
} from './messageRows';
import type { MessageKind } from '@/server/db/messageTables';

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

/** Of columns, in characters; the text is the longest. */
const WIDTHS: Partial<Record<Column, number>> = {
  text: 80,
  address: 36,
  email: 30,
  part: 40,
  note: 40,
  language: 10,
  incoterm: 10,
  quantity: 10,
  unit: 10,
};

/** The messages of a kind as an XLSX file, for people. */
export function exportMessageSpreadsheet(
  messages: MessageList,
  kind: MessageKind,
  language: Language,
): Readable {
  const names = COLUMNS[kind];
  const columns = names.map((name) => ({
    heading: HEADINGS[language][name === 'text' ? kind : name],
    width: WIDTHS[name] ?? 20,
    isNumber: name === 'quantity',
  }));
  async function* rows() {
    for await (const batch of readBatches(messages, kind)) {
      yield batch.flat().map((row) => names.map((name) => cellOf(name, row, language)));
    }
  }
  return spreadsheetStream(columns, rows());
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
