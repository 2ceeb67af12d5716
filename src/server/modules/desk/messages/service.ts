import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '@/server/context';
import type { ApplicationForm, InquiryForm } from '@/server/generated/requests';
import { sha256OfFile } from '@/server/lib/files';
import { ipKey, networkKey } from '@/server/lib/ipKeys';
import { HttpError, badRequest, tryLater } from '@/server/lib/httpError';
import type { IncomingFile } from '@/server/plugins/multipart';
import { isQuantity } from '@/shared/quantity';
import { isCountryCode } from '@/shared/countries';
import { isCallable } from '@/shared/phones';
import { isEmail } from '@/shared/texts';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { fileRepository } from './fileRepository';
import { makeFileStore } from './fileStore';
import { lineRepository, type SentLine } from './lineRepository';
import type { MessageKind } from '@/server/db/messageTables';
import {
  submissionRepository,
  type MessageValues,
  type RequestKey,
  type StoredRequest,
} from './submissionRepository';

const DAY_MS = 86_400_000;

/** Of either form; `website` is one that people don't see, but form fillers fill. */
type Fields = Partial<InquiryForm> & Partial<ApplicationForm>;

interface SentMessage {
  fields: Fields;
  /** Name of the long text. */
  textField: 'inquiryDetails' | 'aboutyou';
  idempotencyKey: string | undefined;
  ipAddress: string;
  /** Work on the files is skipped when its client has gone. */
  reply: FastifyReply;
  /** Photographs or a CV. */
  files: IncomingFile[];
}

/** Bytes of files of all messages of a day; more are rejected. */
const FILES_PER_DAY = 4 * 1024 ** 3;

export type Receiver = ReturnType<typeof makeReceiver>;

/**
 * Stores what a visitor sends, once per idempotency key, and returns its
 * receipt. What looks like spam or is beyond a limit of the day is held for review: listed
 * apart, without a mail. The limits of a sender count both forms together.
 */
export function makeReceiver(context: AppContext) {
  const { clock, config, db, limits, makeLimiter, onMailDue } = context;
  const submissions = submissionRepository(db);
  const files = fileRepository(db);
  const fileStore = makeFileStore(context);
  const perIp = makeLimiter('messages', limits.messagesPerIp);
  const takeUpload = memoryLimiter(limits.uploadsPerIp, clock);
  const ipDays = makeLimiter('messagesIpDay', limits.messagesPerIpDay);
  const networkDays = makeLimiter('messagesNetworkDay', limits.messagesPerNetworkDay);

  // The network first: a flood from changing IP addresses of it adds no further counters.
  const isBeyondDay = async (ipAddress: string): Promise<boolean> =>
    (await networkDays.count(networkKey(ipAddress))) > limits.messagesPerNetworkDay.max ||
    (await ipDays.count(ipKey(ipAddress))) > limits.messagesPerIpDay.max;

  const isFull = (now: Date) => submissions.isFull(now, config.messagesPerDay);

  /**
   * Before a body with files is read: counts the attempt, and rejects what is beyond the limits. A
   * repeated message is rejected for too many attempts alone.
   */
  const admit = async ({ headers, ip }: FastifyRequest): Promise<void> => {
    // Also one that is repeated, or whose body never arrives.
    takeUpload(ip, 1);
    const key = headers['idempotency-key'];
    if (key !== undefined && (await submissions.hasKey(String(key)))) return;
    const now = clock();
    const isBeyond = (await files.countBytes(dayOf(now))) >= FILES_PER_DAY;
    if (isBeyond || (await isFull(new Date(now)))) throw tooManyToday(now);
    await perIp.check(ipKey(ip));
  };

  const receive = async (kind: MessageKind, sent: SentMessage) => {
    const { fields, textField, ipAddress } = sent;
    const values = readMessage(fields, textField);
    const website = fields.website ?? '';
    const lines = readLines(fields.lines);
    const requestKey = await makeRequestKey(sent, { values, lines, website });
    const earlier = await submissions.findRequest(kind, requestKey);
    if (earlier) return receiptOf(earlier, requestKey);
    const now = clock();
    // Before anything is counted: a flood adds no counters once nothing can be stored.
    if (await isFull(new Date(now))) throw tooManyToday(now);
    await perIp.take(ipKey(ipAddress));
    const isBeyond = await isBeyondDay(ipAddress);
    // One sender must not use up what all may store in a day.
    if (isBeyond && sent.files.length > 0) throw tooManyToday(now);
    const stored = await submissions.insert(kind, {
      values,
      lines: await lineRepository(db.reader).withParts(lines, values.language),
      files: await fileStore.addAll(kind, sent.files, sent.reply),
      now: new Date(now),
      perDay: config.messagesPerDay,
      isHeld: website !== '' || isBeyond,
      withMail: config.mail !== undefined,
      requestKey,
    });
    if (!stored) throw tooManyToday(now);
    onMailDue();
    return receiptOf(stored, requestKey);
  };

  return { admit, receive };
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

function tooManyToday(now: number): HttpError {
  return tryLater(
    429,
    'daily_limit_reached',
    'No more messages can be taken today. Please write an e-mail instead, or try again tomorrow.',
    Math.ceil((DAY_MS - (now % DAY_MS)) / 1000),
  );
}

/**
 * Returns the fields of a contact or careers form. Throws `name_missing`, `contact_missing`,
 * `email_invalid`, `phone_invalid` and `field_invalid`.
 */
function readMessage(fields: Fields, textField: SentMessage['textField']): MessageValues {
  const text = (field: keyof Omit<Fields, 'lines' | 'photographs'>): string => fields[field] ?? '';
  const values = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    text: text(textField),
    company: text('company'),
    country: text('country'),
    language: fields.language ?? '',
    incoterm: text('incoterm'),
  } as const;
  if (values.name === '') throw badRequest('name_missing', 'The name is missing.');
  if (values.email === '' && values.phone === '') {
    throw badRequest('contact_missing', 'An e-mail address or a phone number is missing.');
  }
  if (values.email !== '' && !isEmail(values.email)) {
    throw badRequest('email_invalid', 'The e-mail address is not valid.');
  }
  if (values.email === '' && !isCallable(values.phone)) {
    throw badRequest('phone_invalid', 'The phone number has fewer than five digits.');
  }
  if (values.country !== '' && !isCountryCode(values.country)) {
    throw badRequest('field_invalid', 'The country is not valid.', { field: 'country' });
  }
  return values;
}

function readLines(lines: InquiryForm['lines'] = []): SentLine[] {
  assertFilled(lines);
  return lines.map(({ partId, text = '', quantity = null, unit = '', note = '', ...line }) => {
    const { original = '', doubtful = false } = line;
    return {
      partId: partId || null,
      text,
      quantity,
      unit,
      note,
      original,
      doubtful: Number(doubtful),
    };
  });
}

/** Throws `line_empty` or `line_quantity_invalid`. */
export function assertFilled(lines: { partId?: string; text?: string; quantity?: number }[]): void {
  const line = lines.findIndex(({ partId, text }) => !partId && !text) + 1;
  if (line > 0)
    throw badRequest('line_empty', `Line ${line} has neither a part nor a text.`, { line });
  const invalid =
    lines.findIndex(({ quantity }) => quantity !== undefined && !isQuantity(quantity)) + 1;
  if (invalid > 0) {
    const message = `The quantity of line ${invalid} has more than three decimals.`;
    throw badRequest('line_quantity_invalid', message, { line: invalid });
  }
}

async function makeRequestKey(
  { idempotencyKey, files }: SentMessage,
  fields: object,
): Promise<RequestKey> {
  if (idempotencyKey === undefined) return { idempotencyKey: null, requestHash: null };
  const contents = await Promise.all(files.map(({ path }) => sha256OfFile(path)));
  const hash = createHash('sha256').update(JSON.stringify([fields, contents]));
  return { idempotencyKey, requestHash: hash.digest('base64url') };
}

/** What the sender gets of the stored message, or a 409 when the key came with other fields before. */
function receiptOf({ reference, requestHash, publicToken }: StoredRequest, requestKey: RequestKey) {
  if (requestHash === requestKey.requestHash) {
    return { reference, ...(publicToken && { token: publicToken }) };
  }
  throw new HttpError(
    409,
    'idempotency_key_reused',
    'Another version of this message has already been received.',
    undefined,
    { details: { reference } },
  );
}
