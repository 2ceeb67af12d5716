import type { Readable } from 'node:stream';
import { company } from '@/shared/company';
import { countryName } from '@/shared/countries';
import { inquiryStateNames, type InquiryState } from '@/shared/inquiries';
import { languageName, type Language } from '@/shared/language';
import type { Cell } from '@/server/lib/spreadsheetStream';
import { tableStream, type TableFormat } from '@/server/lib/tableStream';
import { messageExportTexts } from '@/server/texts/messageExport';
import {
  COLUMNS,
  readBatches,
  type Column,
  type ExportedRow,
  type MessageList,
} from './messageRows';
import type { MessageKind } from '@/server/db/messageTables';

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

/** The contract's names of the long text. */
const TEXT_FIELDS: Record<MessageKind, string> = {
  inquiry: 'inquiryDetails',
  application: 'aboutyou',
};

/** All messages of a kind, newest first. */
export function exportMessages(
  messages: MessageList,
  kind: MessageKind,
  { format, language }: { format: TableFormat; language: Language },
): Readable {
  const names = COLUMNS[kind];
  const columns = names.map((name) => ({
    name: name === 'text' ? TEXT_FIELDS[kind] : name,
    heading: messageExportTexts[language][name === 'text' ? kind : name],
    width: WIDTHS[name] ?? 20,
    isNumber: name === 'quantity',
  }));
  const valueOf = (name: Column, row: ExportedRow) =>
    format === 'csv' ? (row[name] ?? '') : cellOf(name, row, language);
  async function* rows() {
    for await (const batch of readBatches(messages, kind)) {
      yield batch.map((row) => names.map((name) => valueOf(name, row)));
    }
  }
  return tableStream(format, columns, rows());
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

/** Returns `2026-11-02 17:14` at the company, as this locale writes times. */
const timeOf = (time: string) =>
  new Date(time).toLocaleString('sv-SE', {
    timeZone: company.timeZoneId,
    dateStyle: 'short',
    timeStyle: 'short',
  });
