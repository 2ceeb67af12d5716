import type { AppContext } from '@/server/context';
import type { AnswerForm, InquiryEvent, ReplyForm } from '@/server/generated/requests';
import type { IncomingFile } from '@/server/plugins/multipart';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { enqueueMail } from '../../core/outbox/repository';
import { fileRepository, insertFiles } from '../messages/fileRepository';
import { makeFileStore } from '../messages/fileStore';
import { presentEvent } from './presenter';
import { inquiryRepository } from './repository';
import {
  type Author,
  assertMailable,
  changeInquiry,
  findInquiry,
  markWritten,
  unknownInquiry,
} from './service';

interface Answer extends AnswerOptions {
  by: Author;
  files: IncomingFile[];
}

interface AnswerOptions {
  /** Compared with the version of the inquiry, so that two admins do not answer at once. */
  precondition: Precondition;
  idempotencyKey: string | undefined;
}

/** What is written to buyers, and what they replied elsewhere. */
export function makeAnswers(context: AppContext) {
  const { db, config, onMailDue } = context;
  const fileStore = makeFileStore(context);
  const withMail = config.mail !== undefined;

  const read = async (id: string, isWanted: (event: { id: string }) => boolean) => {
    const event = (await inquiryRepository(db.writer).listEvents(id)).find(isWanted);
    return event && presentEvent(event, await fileRepository(db).list([id]));
  };

  const findSent = async (id: string, key: string | undefined) =>
    key === undefined
      ? undefined
      : (await inquiryRepository(db.reader).listEvents(id)).find(
          ({ idempotencyKey }) => idempotencyKey === key,
        );

  /**
   * Stores an answer and queues its mail, once per idempotency key; an inquiry that nobody has answered is
   * `answered`. Throws `inquiry_not_found`, `version_conflict`, and what `assertMailable` throws.
   */
  const send = async (
    id: string,
    { subject, answerText: text }: AnswerForm,
    { by, precondition, idempotencyKey, files }: Answer,
  ): Promise<InquiryEvent | undefined> => {
    const { author, now } = by;
    // Files are not stored for what is rejected below.
    assertMailable(await findInquiry(db.reader, id), true, withMail);
    const isRepeated = (await findSent(id, idempotencyKey)) !== undefined;
    const stored = isRepeated ? [] : await fileStore.addAttachments(files);
    const eventId = await db.writer.transaction().execute(async (trx) => {
      const inquiries = inquiryRepository(trx);
      const before = await inquiries.lock(id);
      if (!before) throw unknownInquiry();
      const events = idempotencyKey === undefined ? [] : await inquiries.listEvents(id);
      const earlier = events.find((event) => event.idempotencyKey === idempotencyKey);
      if (earlier) return earlier.id;
      assertMailable(await findInquiry(trx, id), true, withMail);
      precondition(before.version);
      const isOpen = before.state === 'new' || before.state === 'inProgress';
      await markWritten(trx, id, isOpen ? 'answered' : before.state, by);
      const event = await inquiries.addEvent(id, {
        type: 'answer',
        subject,
        text,
        author,
        createdAt: now.toISOString(),
        idempotencyKey: idempotencyKey ?? null,
      });
      await insertFiles(trx, id, stored, event.id);
      await enqueueMail(trx, { kind: 'answer', messageId: id, eventId: event.id, now });
      return event.id;
    });
    onMailDue();
    return read(id, (event) => event.id === eventId);
  };

  /** Stores what the buyer replied elsewhere; an inquiry that was answered is in progress again. */
  const addReply = (id: string, { replyText: text }: ReplyForm, by: Author) =>
    db.writer.transaction().execute(async (trx) => {
      const inquiries = inquiryRepository(trx);
      const before = await inquiries.lock(id);
      if (!before) throw unknownInquiry();
      const createdAt = by.now.toISOString();
      const event = { type: 'reply', text, author: by.author, createdAt } as const;
      const reply = await inquiries.addEvent(id, event);
      if (before.state === 'answered') await changeInquiry(trx, id, { state: 'inProgress' }, by);
      await inquiries.update(id, { waitingSince: before.waitingSince ?? createdAt });
      return presentEvent(reply);
    });

  return { send, addReply };
}
