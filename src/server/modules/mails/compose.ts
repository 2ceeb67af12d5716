import type { Row } from '@/server/db/types';
import type { Language } from '@/shared/language';
import type { Mail } from './outbox';
import type { MailQueue, MailRow } from './repository';

type MailedMessage = Row<
  'messages',
  'id' | 'kind' | 'reference' | 'name' | 'email' | 'phone' | 'address' | 'text' | 'language'
>;

export type Compose = (mail: MailRow) => Promise<Mail | undefined>;

/** Makes a function that writes a queued mail; undefined: what it is about has been deleted. */
export function makeComposer({ findMessage }: MailQueue): Compose {
  return async (mail) => {
    const message = await findMessage(mail.messageId);
    if (!message) return undefined;
    return mail.kind === 'notification'
      ? composeNotification(message)
      : composeReply(mail, message);
  };
}

/** To the company, in plain text; the reference leads back to the entry in the console. */
export function composeNotification(message: MailedMessage): Mail {
  const { id, kind, reference, name, email, phone, address } = message;
  const lines = Object.entries({ Name: name, 'E-mail': email, Phone: phone, Address: address })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}\n`);
  return {
    id: `${reference}.${id}`,
    subject: `${kind === 'inquiry' ? 'Business inquiry' : 'Job application'} ${reference}`,
    text: `${lines.join('')}\n${message.text.replace(/\r\n?/g, '\n')}\n`,
    replyTo: isPlain(email) ? email : undefined,
  };
}

const SUBJECTS: Record<Language, { confirmation: string; quotation: string }> = {
  en: { confirmation: 'Your inquiry', quotation: 'Quotation for your inquiry' },
  zh: { confirmation: '您的询价', quotation: '报价单：询价' },
};

function composeReply(mail: MailRow, { email, reference, language }: MailedMessage): Mail {
  const kind = mail.kind === 'quotation' ? 'quotation' : 'confirmation';
  const subject = `${SUBJECTS[language || 'en'][kind]} ${reference}`;
  return { id: mail.id, to: email, subject, text: `${subject}\n` };
}

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
