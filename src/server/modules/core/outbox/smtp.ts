import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { Config } from '@/server/config';
import { conflict } from '@/server/lib/httpError';
import type { SendMail } from './outbox';

/** Throws `mail_disabled`. */
export function assertMailServer({ mail }: Pick<Config, 'mail'>): void {
  if (mail) return;
  throw conflict('mail_disabled', 'No e-mails are sent because no mail server is set up.');
}

/** Sends through the configured mail server. Its package is loaded with the first mail. */
export function smtpSender({ url, to: company }: NonNullable<Config['mail']>): SendMail {
  const domain = domainToASCII(company.slice(company.lastIndexOf('@') + 1));
  const messageIdOf = (id: string) => `<${id}@${domain}>`;
  return async (mail, signal, onTransmit) => {
    const { id, to = company, fromName = '', references = [], headers, ...content } = mail;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url });
    transport.use('stream', ({ message }, done) => {
      // The stream is read from when the server has accepted the sender, the recipient and DATA.
      message.processFunc((bytes) =>
        Readable.from(
          (async function* () {
            await onTransmit();
            yield* bytes;
          })(),
        ),
      );
      done();
    });
    return transport.sendMail({
      // Replies of buyers come to the company, whatever their programs show as the sender.
      replyTo: mail.to && company,
      ...content,
      headers,
      from: { name: fromName, address: company },
      // As an object, so that an address with a comma stays one recipient.
      to: { name: '', address: to },
      messageId: messageIdOf(id),
      inReplyTo: references.slice(-1).map(messageIdOf)[0],
      references: references.map(messageIdOf),
      signal,
    });
  };
}
