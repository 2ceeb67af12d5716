import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '@/server/context';
import { badRequest } from '@/server/lib/httpError';
import { emailKey } from '@/server/lib/personKeys';
import { isEmail } from '@/shared/texts';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { enqueueMail } from '../../core/outbox/repository';
import { assertMailServer } from '../../core/outbox/smtp';
import { findNewestInquiries } from '../messages/repository';

/** Milliseconds until the response, longer than any of it takes: it is the same for unknown ones. */
const RESPONSE_MS = 200;

/** Sends the links of somebody's inquiries to the e-mail address that they came with. */
export function linkService({ db, config, clock, limits, onMailDue }: AppContext) {
  const takeRequest = memoryLimiter(limits.buyerLinksPerIp, clock);

  const enqueue = async (email: string): Promise<void> => {
    await db.writer.transaction().execute(async (trx) => {
      const [newest] = await findNewestInquiries(trx, emailKey(email), 1);
      if (!newest) return;
      await enqueueMail(trx, { kind: 'link', messageId: newest.id, now: new Date(clock()) });
    });
    onMailDue();
  };

  return async (email: string, ipAddress: string): Promise<void> => {
    if (!isEmail(email)) throw badRequest('email_invalid', 'The e-mail address is not valid.');
    assertMailServer(config);
    takeRequest(ipAddress, 1);
    await Promise.all([enqueue(email), wait(RESPONSE_MS)]);
  };
}
