import type { ExpressionBuilder } from 'kysely';
import { countRows, insertRows, whereIn } from '@/server/db/sql';
import type { Connections, Database, Queries, Row, Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import type { MessageKind } from '@/server/db/messageTables';

/** A file of a message; `file` is its name in the private storage. */
export type StoredFile = Row<'messageFiles', 'file' | 'name' | 'type' | 'size'>;
export type FileRow = StoredFile & Row<'messageFiles', 'id' | 'messageId' | 'eventId'>;

const COLUMNS = ['id', 'messageId', 'file', 'name', 'type', 'size', 'eventId'] as const;

/** Files of messages, and what the private storage has of this database. */
export function fileRepository({ reader, writer }: Connections) {
  /** Records a file that is about to be stored. */
  const record = (name: string, now: Date) =>
    writer.insertInto('privateFiles').values({ name, storedAt: now.toISOString() }).execute();

  const list = (messageIds: string[]): Promise<FileRow[]> =>
    reader
      .selectFrom('messageFiles')
      .select(COLUMNS)
      .where(whereIn(reader, 'messageId', messageIds))
      .orderBy('position')
      .execute();

  const find = (kind: MessageKind, messageId: string, id: string): Promise<FileRow | undefined> =>
    reader
      .selectFrom('messageFiles')
      .innerJoin('messages', 'messages.id', 'messageFiles.messageId')
      .select(COLUMNS.map((column) => `messageFiles.${column}` as const))
      .where('messages.kind', '=', kind)
      .where('messages.id', '=', messageId)
      .where('messageFiles.id', '=', id)
      .executeTakeFirst();

  /** Bytes of files that came with messages since that time. */
  const countBytes = async (since: string): Promise<number> => {
    const row = await reader
      .selectFrom('messageFiles')
      .innerJoin('messages', 'messages.id', 'messageFiles.messageId')
      .select((eb) => eb.fn.sum('size').as('bytes'))
      .where('messages.createdAt', '>=', since)
      .where('eventId', 'is', null)
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  };

  /** Names of files that no message has and that were recorded before that time, or released. */
  const listUnreferenced = async (before: Date): Promise<string[]> => {
    const rows = await reader
      .selectFrom('privateFiles')
      .select('name')
      .where((eb) => eb.or([eb('storedAt', 'is', null), eb('storedAt', '<', before.toISOString())]))
      .where(({ exists, not, selectFrom }) => {
        const files = selectFrom('messageFiles').select('id');
        return not(exists(files.whereRef('file', '=', 'privateFiles.name')));
      })
      .where(({ exists, not, selectFrom }) => {
        const pdfs = selectFrom('quotations').select('id');
        return not(exists(pdfs.whereRef('pdfFile', '=', 'privateFiles.name')));
      })
      .execute();
    return rows.map(({ name }) => name);
  };

  const forget = (name: string) =>
    writer.deleteFrom('privateFiles').where('name', '=', name).execute();

  return { record, list, find, countBytes, listUnreferenced, forget };
}

/** The files of all messages and of their quotations, in order. */
export async function listPrivateFiles(queries: Queries): Promise<string[]> {
  const files = await queries.selectFrom('messageFiles').select('file').execute();
  const pdfs = await queries
    .selectFrom('quotations')
    .select('pdfFile as file')
    .where('pdfFile', 'is not', null)
    .$narrowType<{ file: string }>()
    .execute();
  return [...files, ...pdfs].map(({ file }) => file).sort();
}

/** Returns the names of all private files of this database. */
export async function listRecordedFiles(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('privateFiles').select('name').execute();
  return rows.map(({ name }) => name);
}

/** `eventId`: the answer that they are attached to. */
export async function insertFiles(
  trx: Trx,
  messageId: string,
  files: StoredFile[],
  eventId: string | null = null,
): Promise<void> {
  const rows = files.map((file, position) => {
    return { ...file, id: newId(), messageId, position, eventId };
  });
  await insertRows(trx, 'messageFiles', rows);
}

/** Deletes messages, and releases their files to be removed; returns the kinds of the messages. */
export async function deleteMessages(
  trx: Trx,
  which: (eb: ExpressionBuilder<Database, 'messages'>) => ReturnType<typeof eb.and>,
): Promise<MessageKind[]> {
  const ids = trx.selectFrom('messages').select('id').where(which);
  const files = trx.selectFrom('messageFiles').select('file').where('messageId', 'in', ids);
  const pdfs = trx.selectFrom('quotations').select('pdfFile').where('messageId', 'in', ids);
  await trx
    .updateTable('privateFiles')
    .set({ storedAt: null })
    .where((eb) =>
      eb.or([eb('name', 'in', files), eb('name', 'in', pdfs.$castTo<{ pdfFile: string }>())]),
    )
    .execute();
  const deleted = await trx.deleteFrom('messages').where(which).returning('kind').execute();
  return deleted.map(({ kind }) => kind);
}

/** Files that came with a message; those of answers are not among them. */
export const countPhotographs = (reader: Queries, messageId: string): Promise<number> =>
  countRows(
    reader
      .selectFrom('messageFiles')
      .where('messageId', '=', messageId)
      .where('eventId', 'is', null),
  );
