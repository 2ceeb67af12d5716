import type { AppContext, Handlers } from '@/server/context';
import type { QuotationListForm } from '@/server/generated/requests';
import { created } from '@/server/lib/http';
import { HttpError, notFound, tryLater } from '@/server/lib/httpError';
import { ipKey, networkKey } from '@/server/lib/ipKeys';
import { SHARED_LIST_DAYS } from '@/shared/limits';
import { hashOfToken, newToken } from '../../core/auth/passwords';
import { assertFilled } from '../messages/service';
import { sharedListRepository } from './repository';

const DAY_MS = 24 * 60 * 60 * 1000;

const dateAt = (time: number) => new Date(time).toISOString();

const FULL = 'No more lists can be shared at the moment. Please try again later.';
const full = () => tryLater(503, 'overloaded', FULL, 3600);

export function sharedListHandlers({ db, clock, limits, makeLimiter }: AppContext) {
  const lists = sharedListRepository(db);
  const perIp = makeLimiter('sharedListsPerIp', limits.sharedListsPerIp);
  const perNetwork = makeLimiter('sharedListsPerNetwork', limits.sharedListsPerNetwork);
  return {
    createQuotationList: async ({ ip, body: { lines } }, reply) => {
      assertFilled(lines);
      // Before anything is counted: a flood adds no counters once nothing can be stored.
      if (!(await lists.hasRoom(limits.sharedLists))) throw full();
      await perNetwork.check(networkKey(ip));
      await perIp.take(ipKey(ip));
      await perNetwork.take(networkKey(ip));
      const now = clock();
      const token = newToken();
      const expiresAt = dateAt(now + SHARED_LIST_DAYS * DAY_MS);
      const list = {
        tokenHash: hashOfToken(token),
        lines: JSON.stringify(lines),
        createdAt: dateAt(now),
        expiresAt,
      };
      if (!(await lists.insert(list, limits.sharedLists))) throw full();
      created(reply, `/quotation-lists/${token}`);
      return { token, expiresAt };
    },

    getQuotationList: async ({ params: { token } }) => {
      const list = await lists.find(hashOfToken(token));
      if (!list) throw notFound('list_not_found', 'There is no quotation list under this link.');
      if (Date.parse(list.expiresAt) <= clock()) {
        throw new HttpError(410, 'list_expired', 'The link of this quotation list has expired.');
      }
      const stored = JSON.parse(list.lines) as QuotationListForm['lines'];
      const lines = stored.map(({ quantity = null, ...line }) => ({ ...line, quantity }));
      return { lines, expiresAt: list.expiresAt };
    },
  } satisfies Partial<Handlers>;
}
