import type { AppContext } from '@/server/context';
import { notFound } from '@/server/lib/httpError';
import type { OpenFile } from '../../core/media/storage';
import { makeFileStore } from '../messages/fileStore';
import { quotationRepository, type QuotationRow } from './repository';
import { renderQuotationPdf } from './renderPdf';
import { unknownQuotation } from './numbers';
import { findMessage } from '../messages/repository';

/** The request that issues a quotation renders its PDF; the job waits for so long. */
const GRACE_MS = 60_000;

type IssuedQuotation = Pick<QuotationRow, 'id' | 'pdfFile'>;

export type QuotationFiles = ReturnType<typeof makeQuotationFiles>;

/**
 * The PDF of issued quotations, beside the files of visitors. The request that issues a quotation
 * renders it after the transaction, which holds the next number, and responds once it is stored: from
 * then on every reader gets these bytes, also where letterhead, words or fonts have changed since.
 * Where the rendering fails or the process ends before, the first reader or the job makes up for it.
 */
export function makeQuotationFiles(context: Pick<AppContext, 'db' | 'media' | 'log' | 'clock'>) {
  const { db, log, clock } = context;
  const quotations = quotationRepository(db.reader);
  const files = makeFileStore(context);
  /** By the quotation's id. */
  const underWay = new Map<string, Promise<string>>();

  const render = async (id: string): Promise<string> => {
    const quotation = await quotations.get('id', id);
    const message = await findMessage(db.reader, 'id', quotation.messageId);
    if (!message) throw unknownQuotation();
    if (quotation.pdfFile) return quotation.pdfFile;
    const file = await files.addPdf(await renderQuotationPdf(message, quotation, id));
    const stored = await quotationRepository(db.writer).setPdf(id, file);
    // Another process was faster, or the quotation has been erased.
    if (stored !== file) await files.remove(file);
    if (!stored) throw unknownQuotation();
    return stored;
  };

  /** Stores the PDF unless it is stored already; resolves with the name of its file. */
  const store = async ({ id, pdfFile }: IssuedQuotation): Promise<string> => {
    if (pdfFile) return pdfFile;
    const rendering = underWay.get(id) ?? render(id).finally(() => underWay.delete(id));
    underWay.set(id, rendering);
    return rendering;
  };

  /** Stores the PDF unless it is stored already; logs a failure instead of throwing it. */
  const tryToStore = async (quotation: IssuedQuotation & Pick<QuotationRow, 'number'>) => {
    await store(quotation).catch((err: unknown) =>
      log.warn({ err, number: quotation.number }, 'the PDF of a quotation is not stored yet'),
    );
  };

  /** Opens the PDF, made where it is missing. Throws `quotation_not_found` or `file_not_found`. */
  const open = async (quotation: IssuedQuotation): Promise<OpenFile> => {
    const file = await files.open(await store(quotation));
    if (!file) throw notFound('file_not_found', 'This file does not exist.');
    return file;
  };

  /** Stores those that are missing. */
  const storeMissing = async (signal?: AbortSignal): Promise<void> => {
    for (const quotation of await quotations.listWithoutPdf(new Date(clock() - GRACE_MS))) {
      if (signal?.aborted) return;
      await tryToStore(quotation);
    }
  };

  return { tryToStore, open, storeMissing };
}
