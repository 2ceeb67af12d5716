import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '@/server/context';
import { eraseDeleted } from '@/server/db/kysely';
import { sha256OfFile, withFolder } from '@/server/lib/files';
import { runInTurn } from '@/server/lib/hangUp';
import { HttpError, badRequest, tryLater } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { makeLimiter } from '@/server/lib/limiter';
import type { IncomingFile } from '@/server/plugins/multipart';
import { cleanLine } from '@/shared/texts';
import { fileRejected } from '../../core/media/checkFiles';
import { checkPdf } from '../../core/media/pdfFile';
import { mediaType } from '../../core/media/storage';
import { fileRepository, type StoredFile } from './fileRepository';
import type { MessageKind } from '@/server/db/messageTables';

/** A message whose files are stored is stored itself within this time. */
const HOUR_MS = 3_600_000;

/** Images of all visitors have one turn, those of admins another. */
const SENDER = 'visitors';

const OVERLOADED =
  'Too many photographs are being received at the moment. Please try again shortly.';

// One for the process, as the images' is; visitors have their turns by IP address.
const limit = makeLimiter(1, {
  name: 'photographs',
  maxWaiting: 40,
  maxWaitingPerKey: 4,
  overload: () => tryLater(503, 'overloaded', OVERLOADED, 30),
});

/** Photographs, CVs and quotations in the private storage, under names that no two messages share. */
export function makeFileStore(context: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const { db, media, log, clock } = context;
  const files = fileRepository(db);

  const add = async (path: string, name: string, extension: string): Promise<StoredFile> => {
    const file = `${await sha256OfFile(path)}-${newId()}.${extension}`;
    const { size } = await stat(path);
    await files.record(file, new Date(clock()));
    await media.storage.put('private', file, path);
    return { file, name: withExtension(name, extension), type: mediaType(file), size };
  };

  /**
   * Checks the files by their content and stores them. Throws a 400 with the fault of a rejected file.
   * Images of a sender who has hung up are skipped.
   */
  const addAll = async (
    kind: MessageKind,
    sent: IncomingFile[],
    reply: FastifyReply,
  ): Promise<StoredFile[]> => {
    const stored: StoredFile[] = [];
    if (kind === 'application') {
      for (const file of sent) {
        const { fault } = await checkPdf(file.path);
        if (fault === 'pdf_needed') throw fileRejected(fault, file.name);
        stored.push(await add(file.path, file.name, 'pdf'));
      }
      return stored;
    }
    const images = await media.prepareAll(sent, SENDER, (work) => runInTurn(limit, [reply], work));
    for (const [index, { path, type }] of images.entries()) {
      stored.push(await add(path, sent[index]?.name ?? '', type));
    }
    return stored;
  };

  /** Checks files of an admin, images and PDF, and stores them. Throws a 400 for a rejected one. */
  const addAttachments = async (sent: IncomingFile[]): Promise<StoredFile[]> => {
    const stored: StoredFile[] = [];
    for (const file of sent) {
      const { fault } = await checkPdf(file.path);
      if (fault === 'pdf_incomplete') throw fileRejected(fault, file.name);
      const image = fault && (await media.prepareAll([file]).catch(rejectAttachment(file.name)))[0];
      stored.push(await add(image?.path ?? file.path, file.name, image?.type ?? 'pdf'));
    }
    return stored;
  };

  /** Stores a PDF of ours; returns its name. */
  const addPdf = (pdf: Buffer): Promise<string> =>
    withFolder(join(media.tempDir, 'form-'), async (folder) => {
      const path = join(folder, 'pdf');
      await writeFile(path, pdf);
      return (await add(path, '', 'pdf')).file;
    });

  const remove = async (name: string): Promise<void> => {
    // The file first: a run that is interrupted in between is finished by the next one.
    await media.storage.remove('private', name);
    await files.forget(name);
  };

  /**
   * Removes files that no message has (any more), and what the database still has of deleted rows.
   * Returns false where others read them: repeat it.
   */
  const purge = async (): Promise<boolean> => {
    for (const name of await files.listUnreferenced(new Date(clock() - HOUR_MS))) {
      await remove(name);
    }
    return eraseDeleted(db);
  };

  /** Purges at once after a deletion; logs a failure, after which the job of every minute does it. */
  const purgeNow = async (): Promise<void> => {
    const later = (reason: object) => log.warn(reason, 'erased data not removed yet');
    try {
      if (!(await purge())) later({ reason: 'others read the database' });
    } catch (err) {
      later({ err });
    }
  };

  return {
    addAll,
    addAttachments,
    addPdf,
    open: (file: string) => media.storage.read('private', file),
    remove,
    purge,
    purgeNow,
  };
}

const rejectAttachment = (file: string) => (error: unknown) => {
  if (!(error instanceof HttpError) || error.code !== 'image_type_unsupported') throw error;
  const message = `The file "${file}" is neither an image (JPEG, PNG, WebP, AVIF or GIF) nor a PDF.`;
  throw badRequest('attachment_type_unsupported', message, { file });
};

/** An image may have been written in another type than its name says. */
const withExtension = (name: string, extension: string): string =>
  `${cleanLine(name).replace(/\.[^.]{1,5}$/, '')}.${extension}`;
