import { Readable } from 'node:stream';
import type { messageRepository, MessageKind, MessageRow } from './repository';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const BATCH = 200;
/** Sorts behind every id. */
const BEHIND_ALL = 'g';

/**
 * All messages of a kind as CSV, newest first. Only one batch is held at a time, and none is read
 * before the one before it has been taken; whoever destroys the stream ends the reading.
 */
export function exportCsv(
  messages: Pick<ReturnType<typeof messageRepository>, 'listBefore'>,
  kind: MessageKind,
  textField: string,
): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine([...HEAD, textField]);
    for (let last = BEHIND_ALL; ;) {
      const rows = await messages.listBefore(kind, last, BATCH);
      const final = rows.at(-1);
      if (!final) return;
      yield rows.map(lineOf).join('');
      last = final.id;
    }
  }
  return Readable.from(lines(), { highWaterMark: 1 });
}

const HEAD = ['reference', 'createdAt', 'answeredAt', 'name', 'email', 'phone', 'address'];

const lineOf = (row: MessageRow) =>
  csvLine([
    row.reference,
    row.createdAt,
    row.answeredAt ?? '',
    row.name,
    row.email,
    row.phone,
    row.address,
    row.text,
  ]);

/**
 * Where a spreadsheet takes what follows for a formula: at the start of a cell and behind
 * everything that another reader than ours takes for the end of one, unseen characters between
 * or not. Full-width signs count as the plain ones do.
 */
const FORMULA =
  /(?<=^|[;|\t\n\v\f\r\u0085\u2028\u2029])(?=(?:(?![\t\n\v\f\r\u0085\u2028\u2029])[\s\p{Cc}\p{Cf}])*[=+\-@＝＋－＠﹦﹢﹣﹫\u2212])/gu;

/** What makes a reader look for quotes; blanks at the ends would be cut by some without them. */
const NEEDS_QUOTES = /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u;

/** One line of CSV after RFC 4180; no cell can act as a formula, whatever separator is assumed. */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
