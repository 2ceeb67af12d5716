import type { AppContext } from '@/server/context';
import type { AnswerForm, InquiryEvent, ReplyForm } from '@/server/generated/requests';
import type { IncomingFile } from '@/server/plugins/multipart';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { enqueueMail } from '../../core/outbox/repository';
import { fileRepository, insertFiles } from '../messages/fileRepository';
import { makeFileStore } from '../messages/fileStore';
import { eventRepository } from './eventRepository';
import { presentEvent } from './presenter';
import { inquiryRepository } from './repository';
import {
  type Author,
  assertMailable,
  assertReleased,
  changeInquiry,
  lockInquiry,
  markWritten,
} from './service';

interface Answer {
  by: Author;
  files: IncomingFile[];
  /** Compared with the version of the inquiry, so that two admins do not answer at once. */
  precondition: Precondition;
  idempotencyKey: string | undefined;
}

/** What is written to buyers, and what they replied elsewhere. */
export function makeAnswers(context: AppContext) {
  const { db, config, onMailDue } = context;
  const fileStore = makeFileStore(context);

  /**
   * Stores an answer and queues its mail, once per idempotency key; an inquiry that nobody has answered is
   * `answered`. Throws `inquiry_not_found`, `version_conflict`, `inquiry_held`, and what
   * `assertMailable` throws.
   */
  const send = async (
    id: string,
    { subject, answerText: text }: AnswerForm,
    { by, precondition, idempotencyKey, files }: Answer,
  ): Promise<InquiryEvent | undefined> => {
    const { author, now } = by;
    // Those of an answer that is rejected, or was stored before, are purged.
    const stored = await fileStore.addAttachments(files);
    const eventId = await db.writer.transaction().execute(async (trx) => {
      const history = eventRepository(trx);
      const before = await lockInquiry(trx, id);
      const events = await history.list(id);
      const earlier = events.find((event) => event.idempotencyKey === idempotencyKey);
      if (earlier) return earlier.id;
      assertReleased(before);
      assertMailable(before, config);
      precondition(before.version);
      const isOpen = before.state === 'new' || before.state === 'inProgress';
      await markWritten(trx, id, isOpen ? 'answered' : before.state, by);
      const event = await history.add(id, {
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
    const events = await eventRepository(db.writer).list(id);
    const answer = events.find((event) => event.id === eventId);
    return answer && presentEvent(answer, await fileRepository(db).list([id]));
  };

  /** Stores what the buyer replied elsewhere; an inquiry that was answered is in progress again. */
  const addReply = (id: string, { replyText: text }: ReplyForm, by: Author) =>
    db.writer.transaction().execute(async (trx) => {
      const before = await lockInquiry(trx, id);
      const createdAt = by.now.toISOString();
      const event = { type: 'reply', text, author: by.author, createdAt } as const;
      const reply = await eventRepository(trx).add(id, event);
      if (before.state === 'answered') await changeInquiry(trx, id, { state: 'inProgress' }, by);
      const waitingSince = before.waitingSince ?? createdAt;
      await inquiryRepository(trx).update(id, { waitingSince });
      return presentEvent(reply);
    });

  return { send, addReply };
}
