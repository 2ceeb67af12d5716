import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { Config } from '@/server/config';
import type { SendMail } from './outbox';

/** Sends through the configured mail server. Its package is loaded with the first mail. */
export function smtpSender({ url, to: company }: NonNullable<Config['mail']>): SendMail {
  const domain = domainToASCII(company.slice(company.lastIndexOf('@') + 1));
  return async ({ id, to = company, headers, ...mail }, signal, onTransmit) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url }, { from: company });
    transport.use('stream', ({ message }, done) => {
      // The stream is read from when the server has accepted the sender, the recipient and DATA.
      message.processFunc((content) =>
        Readable.from(
          (async function* () {
            await onTransmit();
            yield* content;
          })(),
        ),
      );
      done();
    });
    return transport.sendMail({
      ...mail,
      headers,
      // As an object, so that an address with a comma stays one recipient.
      to: { name: '', address: to },
      messageId: `${id}@${domain}`,
      signal,
    });
  };
}
