import { tidyLine } from '@/shared/texts';
import type { MessageRow } from './repository';

export interface Mail {
  /** The same at every try, so that a mail that went out twice is recognised. */
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Plain text; the reference leads back to the entry in the console. */
export function composeMail(message: MessageRow): Mail {
  const what = message.kind === 'inquiry' ? 'Business inquiry' : 'Job application';
  const lines = [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Address', message.address],
  ].flatMap(([name, value = '']) => (value ? [`${name}: ${toLine(value)}`] : []));
  return {
    id: `${message.reference}.${message.id}`,
    subject: `${what} ${message.reference}`,
    text: `${lines.join('\n')}\n\n${toParagraphs(message.text)}\n`,
    ...(isPlain(message.email) && { replyTo: message.email }),
  };
}

/** The form lets no line break through, but older versions did: a line of the mail is one line. */
const toLine = (text: string) => tidyLine(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const toParagraphs = (text: string) =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');

/**
 * A name before the @ in another script needs mail servers that know how (RFC 6532); where ours
 * does not, it would refuse the whole mail. The address stands in the text in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
