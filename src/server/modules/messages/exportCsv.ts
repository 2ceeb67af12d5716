import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import type { messageRepository, MessageKind, MessageRow } from './repository';

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
    ...[row.reference, row.createdAt, row.answeredAt ?? '', row.name],
    ...[row.email, row.phone, row.address, row.text],
  ]);
