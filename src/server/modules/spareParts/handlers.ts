import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { Requests } from '@/server/generated/requests';
import { filesOf } from '@/server/plugins/multipart';
import { addressKey } from '@/server/lib/addressKey';
import { assertStorable } from '@/server/lib/text';
import { memoryLimiter } from '../limits/rateLimiter';
import { readNamedCategories, suggest } from '../search/suggest';
import { findCategory } from '../categories/service';
import { readIfMatch, sendSaved } from '../catalogue/entityTags';
import { readPartForm } from './form';
import { lookUp } from './lookup';
import { makeLists, readFilter, type Filter, type PartList } from './lists';
import { presentBriefly, presentSparePart } from './presenter';
import { numberRepository } from './numberRepository';
import { listBriefly, sparePartRepository } from './repository';
import {
  assertSparePart,
  createSparePart,
  deleteSparePart,
  findSparePart,
  updateSparePart,
} from './service';
import { MAX_AT_ONCE, makeWholeLists } from './wholeLists';

type ListRequest = FastifyRequest<Requests['listSpareParts']>;
type ListQuery = Pick<Requests['listSpareParts']['Querystring'], 'page' | 'limit' | 'facets'>;

export function sparePartHandlers(context: AppContext) {
  const { db, media, variants, search, missed, limits, clock } = context;
  const parts = sparePartRepository(db.reader);
  const namedCategories = context.catalogue.memoize(() => readNamedCategories(db.reader));
  const findList = makeLists(db, search);
  const sendWholeList = makeWholeLists(parts);
  const takeNumbers = memoryLimiter(limits.lookupNumbersPerAddress, clock);

  /** Images are stored before the row is written, so that no row is without its images. */
  const keepImages = async (request: FastifyRequest): Promise<string[]> => {
    const kept = await Promise.allSettled(
      filesOf(request, 'images').map((file) => media.keep(file)),
    );
    return kept.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  };

  const readList = async (filter: Filter, query: ListQuery) => {
    const { page, limit = 10 } = query;
    const list = await findList(filter, query);
    const { corrected, dropped, isMissed } = list;
    const meta = { isMissed, dropped };
    const present = async (seqs: number[]) => (await parts.listBySeq(seqs)).map(presentSparePart);
    if (page === undefined) {
      const { seqs, total } = await list.readPage({ offset: 0, limit: MAX_AT_ONCE });
      if (total > MAX_AT_ONCE) return (reply: FastifyReply) => sendWholeList(reply, list.readAll);
      return { value: await present(seqs), meta };
    }
    const { seqs, total } = await list.readPage({ offset: (page - 1) * limit, limit });
    const data = await present(seqs);
    const facets = query.facets === true ? await list.readFacets() : undefined;
    const value = {
      data,
      total,
      page,
      limit,
      ...(corrected.length > 0 && { corrected }),
      ...(dropped.length > 0 && { dropped }),
      ...(facets && { facets }),
    };
    return { value, meta };
  };

  /** Of visitors, also those who get a cached response; an admin who looks for a part misses nothing. */
  const noteMissed = (
    { headers, query }: ListRequest,
    filter: Filter,
    { isMissed, dropped }: Pick<PartList, 'isMissed' | 'dropped'>,
  ): void => {
    const isFirst = (query.page ?? 1) === 1 && filter.categoryId === undefined;
    if (!isMissed || !isFirst || headers.authorization !== undefined) return;
    const language = /^zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en';
    missed.note(filter.query, language, dropped);
  };

  const lookUpParts = async (numbers: string[]) => {
    const found = await lookUp(numberRepository(db.reader), numbers);
    const rows = found.flatMap(({ matches, proposals }) => [...matches, ...proposals]);
    await setImmediate();
    const known = await listBriefly(db.reader, [...new Set(rows.map(({ partSeq }) => partSeq))]);
    const bySeq = new Map(known.map((row) => [row.seq, presentBriefly(row)]));
    const present = ({ partSeq, by, maker, number }: (typeof rows)[number]) => {
      const part = bySeq.get(partSeq);
      return part ? { by, number, ...(maker !== '' && { maker }), part } : [];
    };
    return found.map(({ number, matches, proposals }) => ({
      number,
      matches: matches.flatMap(present),
      proposals: proposals.flatMap(present),
    }));
  };

  return {
    listSpareParts: async (request, reply) => {
      const filter = readFilter(request.query);
      return reply.sendCatalogue(
        () => readList(filter, request.query),
        (meta) => meta && noteMissed(request, filter, meta),
      );
    },

    listCategorySpareParts: async (request, reply) => {
      const { id: categoryId } = request.params;
      return reply.sendCatalogue(async () => {
        await findCategory(db.reader, categoryId);
        return readList(readFilter({ ...request.query, categoryId }), request.query);
      });
    },

    suggestSpareParts: async ({ query: { q = '', limit = 8 } }, reply) =>
      reply.sendCatalogue(async () => {
        assertStorable(q, 'search text');
        const {
          words,
          categories: found,
          seqs,
        } = await suggest({ queries: db.reader, search, categories: namedCategories }, q, limit);
        const rows = await listBriefly(db.reader, seqs);
        const categories = found.map(({ id: _id, name }) => ({ _id, name }));
        return { value: { words, categories, parts: rows.map(presentBriefly) } };
      }),

    lookUpNumbers: async ({ ip, body: { numbers } }) => {
      takeNumbers(addressKey(ip), numbers.length);
      return { results: await lookUpParts(numbers) };
    },

    getSparePart: async (request, reply) =>
      reply.sendCatalogue(async () => {
        const row = await findSparePart(db.reader, request.params.id);
        return { value: presentSparePart(row), version: row.version };
      }),

    createSparePart: async (request, reply) => {
      const input = readPartForm(request.body);
      await assertSparePart(db, input.values);
      const images = await keepImages(request);
      const row = await createSparePart(db, { ...input, images });
      variants.prepare(images);
      reply.code(201);
      return sendSaved(reply, presentSparePart(row));
    },

    updateSparePart: async (request, reply) => {
      const { id } = request.params;
      const { imageOrder: order } = request.body;
      const input = readPartForm(request.body);
      const added = filesOf(request, 'images').length;
      const precondition = readIfMatch(request.headers['if-match']);
      if (added > 0) {
        await assertSparePart(db, input.values, { id, precondition, added, order });
      }
      const images = await keepImages(request);
      const row = await updateSparePart(db, id, { ...input, images }, order, precondition);
      variants.prepare(images);
      return sendSaved(reply, presentSparePart(row));
    },

    deleteSparePart: async (request) => {
      const { id } = request.params;
      await deleteSparePart(db, id, readIfMatch(request.headers['if-match']));
      return { message: 'The spare part is deleted.' };
    },
  } satisfies Partial<Handlers>;
}
