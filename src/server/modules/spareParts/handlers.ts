import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '../../context';
import type { Requests, SparePartForm } from '../../generated/requests';
import { filesOf } from '../../http/multipart';
import { findCategory } from '../categories/service';
import { readIfMatch, sendSaved } from '../catalogue/versions';
import { OPTIONAL_TEXTS, type SparePartTexts, type SparePartValues } from './fields';
import { makeLists, readFilter, type Filter } from './lists';
import { presentSparePart } from './presenter';
import { sparePartRepository } from './repository';
import {
  assertSparePart,
  createSparePart,
  deleteSparePart,
  findSparePart,
  updateSparePart,
} from './service';
import { sourcesOfList, sourcesOfParts } from './sources';
import { MAX_AT_ONCE, makeWholeLists } from './wholeLists';

type Paging = Pick<Requests['listSpareParts']['Querystring'], 'page' | 'limit'>;

export function sparePartHandlers(context: AppContext) {
  const { db, media, variants, catalogue } = context;
  const parts = sparePartRepository(db.reader);
  const findList = makeLists(db, catalogue);
  const sendWholeList = makeWholeLists(parts);

  /** Pictures are kept before the row is written, so that no row is without its pictures. */
  const keepImages = async (request: FastifyRequest): Promise<string[]> => {
    const kept = await Promise.allSettled(
      filesOf(request, 'images').map((file) => media.keep(file)),
    );
    return kept.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  };

  const readList = async (filter: Filter, { page, limit = 10 }: Paging) => {
    const seqs = await findList(filter);
    if (page === undefined && seqs.length > MAX_AT_ONCE) {
      return (request: FastifyRequest, reply: FastifyReply) => sendWholeList(request, reply, seqs);
    }
    const shown = page === undefined ? seqs : seqs.subarray((page - 1) * limit, page * limit);
    const rows = await parts.listBySeq([...shown]);
    const data = rows.map(presentSparePart);
    const value = page === undefined ? data : { data, total: seqs.length, page, limit };
    return { value, sources: sourcesOfList(filter, rows) };
  };

  return {
    listSpareParts: async (request, reply) => {
      const { q, categoryId, sort, ...paging } = request.query;
      return reply.sendCatalogue(() => readList(readFilter({ q, categoryId, sort }), paging));
    },

    listCategorySpareParts: async (request, reply) => {
      const { id: categoryId } = request.params;
      const { q, sort, ...paging } = request.query;
      return reply.sendCatalogue(async () => {
        await findCategory(db.reader, categoryId);
        return readList(readFilter({ categoryId, q, sort }), paging);
      });
    },

    getSparePart: async (request, reply) =>
      reply.sendCatalogue(async () => {
        const row = await findSparePart(db.reader, request.params.id);
        const sources = { topics: sourcesOfParts([row]) };
        return { value: presentSparePart(row), sources, version: row.version };
      }),

    createSparePart: async (request, reply) => {
      const values = valuesOf(request.body);
      await assertSparePart(db, values);
      const images = await keepImages(request);
      const row = await createSparePart(db, { values, images });
      variants.prepare(images);
      reply.code(201);
      return sendSaved(reply, presentSparePart(row));
    },

    updateSparePart: async (request, reply) => {
      const { id } = request.params;
      const form = request.body;
      const values = valuesOf(form);
      const added = filesOf(request, 'images').length;
      const precondition = readIfMatch(request.headers['if-match']);
      await assertSparePart(db, values, { id, precondition, added, order: form.imageOrder });
      const input = { values, images: await keepImages(request) };
      const row = await updateSparePart(db, id, input, form.imageOrder, precondition);
      variants.prepare(input.images);
      return sendSaved(reply, presentSparePart(row));
    },

    deleteSparePart: async (request) => {
      const { id } = request.params;
      await deleteSparePart(db, id, readIfMatch(request.headers['if-match']));
      return { message: 'The spare part is deleted.' };
    },
  } satisfies Partial<Handlers>;
}

function valuesOf(form: SparePartForm): SparePartValues {
  const texts = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, form[field] ?? '']));
  return { ...(texts as SparePartTexts), name: form.name, categoryId: form.categoryId ?? null };
}
