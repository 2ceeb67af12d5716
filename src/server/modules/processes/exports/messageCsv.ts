import type { Readable } from 'node:stream';
import { csvOf } from '@/server/lib/csv';
import { COLUMNS, readBatches, type MessageList } from './messageRows';
import type { MessageKind } from '@/server/db/messageTables';

/** Returns all messages of a kind as CSV, for programs. */
export function exportMessageCsv(
  messages: MessageList,
  kind: MessageKind,
  textField: string,
): Readable {
  const columns = COLUMNS[kind];
  async function* rows() {
    for await (const batch of readBatches(messages, kind)) {
      yield batch.flat().map((row) => columns.map((name) => row[name] ?? ''));
    }
  }
  const names = columns.map((name) => (name === 'text' ? textField : name));
  return csvOf(names, rows());
}
