import type { AppContext, Handlers } from '@/server/context';
import type { SharedLine } from '@/server/generated/requests';
import { badRequest, HttpError, notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import { SHARED_LIST_DAYS } from '@/shared/limits';
import { hashOfToken, newToken } from '../auth/passwords';
import { sharedListRepository } from './repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which an expired list is purged; until then its link returns 410. */
const EXPIRED_DAYS = 30;

const dateAt = (time: number) => new Date(time).toISOString();

export function sharedListHandlers({ db, clock, limits, makeLimiter }: AppContext) {
  const lists = sharedListRepository(db);
  const perIp = makeLimiter('sharedListsPerIp', limits.sharedListsPerIp);
  return {
    createQuotationList: async ({ ip, body: { lines } }, reply) => {
      assertFilled(lines);
      await perIp.take(ipKey(ip));
      const now = clock();
      const token = newToken();
      const expiresAt = dateAt(now + SHARED_LIST_DAYS * DAY_MS);
      await lists.insert(
        {
          tokenHash: hashOfToken(token),
          lines: JSON.stringify(lines),
          createdAt: dateAt(now),
          expiresAt,
        },
        dateAt(now - EXPIRED_DAYS * DAY_MS),
      );
      reply.code(201).header('Cache-Control', 'no-store');
      return { token, expiresAt };
    },

    getQuotationList: async ({ params: { token } }, reply) => {
      reply.header('Cache-Control', 'no-store');
      const list = await lists.find(hashOfToken(token));
      if (!list) throw notFound('list_not_found', 'There is no quotation list under this link.');
      if (Date.parse(list.expiresAt) <= clock()) {
        throw new HttpError(410, 'list_expired', 'The link of this quotation list has expired.');
      }
      return { lines: JSON.parse(list.lines) as SharedLine[], expiresAt: list.expiresAt };
    },
  } satisfies Partial<Handlers>;
}

function assertFilled(lines: SharedLine[]) {
  const empty = lines.findIndex(({ partId, text }) => !partId && !text);
  if (empty < 0) return;
  const line = empty + 1;
  throw badRequest('line_empty', `Line ${line} has neither a part nor a text.`, { line });
}
