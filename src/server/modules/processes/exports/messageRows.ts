import type { LineRow } from '../../desk/messages/lineRepository';
import type { messageRepository, MessageRow } from '../../desk/messages/repository';
import type { MessageKind } from '@/server/db/messageTables';

const BATCH = 200;

/** What an export reads. */
export interface MessageList extends Pick<ReturnType<typeof messageRepository>, 'list'> {
  /** Lines of inquiries, in their order. */
  listLines: (messageIds: string[]) => Promise<LineRow[]>;
}

const SENDER = [
  'reference',
  'createdAt',
  'answeredAt',
  'name',
  'email',
  'phone',
  'address',
] as const;
const REQUEST = ['company', 'country', 'language', 'incoterm', 'state'] as const;
const LINE = ['partNumber', 'part', 'quantity', 'unit', 'note'] as const;

export type Column = (typeof SENDER | typeof REQUEST | typeof LINE)[number] | 'text';

export const COLUMNS: Record<MessageKind, Column[]> = {
  application: [...SENDER, 'text'],
  inquiry: [...SENDER, 'text', ...REQUEST, ...LINE],
};

/** Columns without a value are missing. */
export type ExportedRow = Partial<Record<Column, string>>;

/**
 * The rows of each message of a kind, newest first; the next batch is read when the reader wants
 * it. An inquiry has a row for each of its lines, so that parts can be filtered and added up; only
 * its reference is repeated, as its text may be long.
 */
export async function* readBatches(
  { list, listLines }: MessageList,
  kind: MessageKind,
): AsyncGenerator<ExportedRow[]> {
  let messages = await list(kind, BATCH, {});
  while (messages.length > 0) {
    const lines = kind === 'inquiry' ? await listLines(messages.map(({ id }) => id)) : [];
    yield messages.flatMap((message) =>
      rowsOf(
        message,
        lines.filter(({ messageId }) => messageId === message.id),
      ),
    );
    messages = await list(kind, BATCH, { before: messages.at(-1)?.id });
  }
}

function rowsOf({ answeredAt, ...message }: MessageRow, lines: LineRow[]): ExportedRow[] {
  const { reference } = message;
  const [first, ...others] = lines.map(({ text, quantity, partNumber, unit, note }) => ({
    reference,
    partNumber,
    part: text,
    quantity: String(quantity ?? ''),
    unit,
    note,
  }));
  return [{ ...message, answeredAt: answeredAt ?? '', ...first }, ...others];
}
