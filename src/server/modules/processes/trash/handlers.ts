import { TRASH_DAYS } from '@/shared/limits';
import { matchesQuery } from '@/shared/search';
import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import { boundSkipped } from '../../core/history/reverts';
import { trashRepository } from './repository';
import { restoreEntries } from './restore';

const DAY_MS = 86_400_000;

export function trashHandlers({ db }: AppContext) {
  const trash = trashRepository(db.reader);

  return {
    listTrash: async ({ query: { page = 1, limit = 10, kind: ofKind, q = '' } }) => {
      const all = await trash.list();
      const found = all.filter(
        ({ kind, words }) => (!ofKind || kind === ofKind) && matchesQuery(q, words),
      );
      const entries = found.slice((page - 1) * limit, page * limit);
      const images = await trash.listImages(entries.map(({ id }) => id));
      const data = await Promise.all(
        entries.map(async (entry) => {
          const { id: _id, kind, name, changeId: change, deletedAt, deletedBy, partNumber } = entry;
          const { image = images.get(_id) } = entry;
          return {
            _id,
            kind,
            name,
            deletedAt,
            ...(deletedBy && { deletedBy }),
            expiresAt: new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString(),
            change,
            together: all.filter(({ changeId }) => changeId === change).length,
            ...(partNumber && { partNumber }),
            ...(image && { image }),
            ...(kind === 'category' && (await trash.countMoved(entry))),
          };
        }),
      );
      return { data, total: found.length, page, limit };
    },

    restoreTrash: async (request) => {
      const { ids, change, withoutTakenNumbers } = request.body;
      const target = ids ? { ids } : { changeId: change ?? '' };
      const options = { withoutTakenNumbers };
      return boundSkipped(await restoreEntries(db, target, accountOf(request), options));
    },
  } satisfies Partial<Handlers>;
}
