import type { AppContext, Handlers } from '@/server/context';
import { tagsOfPart } from '@/server/db/cacheTags';
import type { Queries } from '@/server/db/types';
import type { PartPrices } from '@/server/generated/requests';
import { accountOf } from '../../core/auth/guard';
import { readIfMatch, sendSaved } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { recordChange } from '../../core/history/changeRepository';
import { storeParts } from './bulkEdit';
import { priceRepository } from './priceRepository';
import { readPrices, replacePrices } from './prices';
import { findSparePart } from './service';

/** What a part costs, and from whom the company buys it: for admins alone. */
export function priceHandlers({ db }: AppContext) {
  const readStored = async (queries: Queries, id: string): Promise<PartPrices> => {
    const { seq, version } = await findSparePart(queries, id);
    const { prices, suppliers } = await readOf(queries, seq);
    return { version, prices, suppliers };
  };

  return {
    getPartPrices: async ({ params: { id } }, reply) =>
      sendSaved(reply, await readStored(db.reader, id)),

    savePartPrices: async (request, reply) => {
      const after = readPrices(request.body);
      const actor = accountOf(request);
      const saved = await changeCatalogue(db, async (trx, setTags) => {
        const { id } = request.params;
        const part = await findSparePart(trx, id, readIfMatch(request.headers['if-match']));
        const edit = replacePrices(part, await readOf(trx, part.seq), after);
        const items = await storeParts(trx, [{ prices: edit }]);
        await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
        setTags(tagsOfPart(part, part));
        return readStored(trx, id);
      });
      return sendSaved(reply, saved);
    },
  } satisfies Partial<Handlers>;
}

async function readOf(queries: Queries, seq: number) {
  const found = await priceRepository(queries).listOf([seq]);
  return found.get(seq) ?? { prices: [], suppliers: [] };
}
