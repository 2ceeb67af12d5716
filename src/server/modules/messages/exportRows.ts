import type { messageRepository, MessageKind, MessageRow } from './repository';

const BATCH = 200;

export type MessageList = Pick<ReturnType<typeof messageRepository>, 'list'>;

/** All messages of a kind, newest first; the next batch is read when the reader wants it. */
export async function* readBatches(
  { list }: MessageList,
  kind: MessageKind,
): AsyncGenerator<MessageRow[]> {
  let rows = await list(kind, BATCH, {});
  while (rows.length > 0) {
    yield rows;
    rows = await list(kind, BATCH, { before: rows.at(-1)?.id });
  }
}
