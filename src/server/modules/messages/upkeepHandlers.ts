import type { AppContext, Handlers } from '@/server/context';
import { badRequest } from '@/server/lib/httpError';
import { phoneKey } from '@/server/lib/personKeys';
import { assertStorable } from '@/server/lib/text';
import { sourceOf } from '../auth/guard';
import { erasureRepository, type Person } from './erasureRepository';
import { mailQueue } from './mailQueueRepository';
import { messageRepository } from './repository';

/** The calls about inquiries and applications together. */
export function messageUpkeepHandlers({ db, config, clock, security }: AppContext) {
  const messages = messageRepository(db);
  const erasure = erasureRepository(db);
  const queue = mailQueue(db);
  return {
    getMessageStatus: async () => {
      const { waiting, failed } = await queue.count();
      return {
        storedToday: await messages.storedOn(new Date(clock())),
        perDay: config.messagesPerDay,
        mailsWaiting: waiting,
        mailsFailed: failed,
        spam: {
          inquiries: await messages.count('inquiry', 'spam'),
          applications: await messages.count('application', 'spam'),
        },
      };
    },

    findPersonMessages: (request) => erasure.findPerson(readPerson(request.body)),

    erasePerson: async (request) => {
      const gone = await erasure.erasePerson(readPerson(request.body));
      const count = gone.inquiries + gone.applications;
      security('messagesErased', { kind: 'all', count, reason: 'person' }, sourceOf(request));
      return gone;
    },
  } satisfies Partial<Handlers>;
}

function readPerson({ email = '', phone = '' }: Partial<Person>): Person {
  assertStorable(email, 'e-mail address');
  assertStorable(phone, 'phone');
  const person = { email: email.trim(), phone: phone.trim() };
  if (person.phone !== '' && phoneKey(person.phone) === '') {
    throw badRequest('phone_invalid', 'The phone number is not valid.');
  }
  if (person.email === '' && person.phone === '') {
    throw badRequest('contact_missing', 'An e-mail address or a phone number is missing.');
  }
  return person;
}
