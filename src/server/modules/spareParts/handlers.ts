import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '../../context';
import type { Requests, SparePartForm } from '../../generated/requests';
import { notFound } from '../../lib/httpError';
import { filesOf } from '../../http/multipart';
import { categoryRepository } from '../categories/repository';
import { entityTag, readIfMatch } from '../catalogue/versions';
import { OPTIONAL_TEXTS, type SparePartTexts, type SparePartValues } from './fields';
import { makeFindParts } from './foundParts';
import { makeListing, type Filter } from './listing';
import { presentSparePart, type SparePartRow } from './presenter';
import { sparePartRepository } from './repository';
import { assertSparePart, createSparePart, deleteSparePart, updateSparePart } from './service';
import { sourcesOfParts } from './sources';
import { MAX_AT_ONCE, makeWholeLists } from './wholeLists';

type Paging = Pick<Requests['listSpareParts']['Querystring'], 'page' | 'limit'>;

export function sparePartHandlers(context: AppContext) {
  const { db, media, variants, catalogue } = context;
  const findParts = makeFindParts(db, catalogue);
  const sendWholeList = makeWholeLists(sparePartRepository(db.reader));

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

  const answerSaved = (reply: FastifyReply, row: SparePartRow) => {
    const part = presentSparePart(row);
    reply.header('etag', entityTag(row.version, JSON.stringify(part)));
    return part;
  };

  const answerList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    filter: Filter,
    { page, limit = 10 }: Paging,
  ) => {
    const listing = makeListing(db, findParts, filter);
    const total = await listing.count();
    if (page !== undefined) {
      const rows = await listing.slice((page - 1) * limit, limit, total);
      const value = { data: rows.map(presentSparePart), total, page, limit };
      return reply.sendCatalogue(value, listing.sources(rows));
    }
    if (total > MAX_AT_ONCE) return sendWholeList(request, reply, await listing.seqs());
    const rows = await listing.slice(0, total, total);
    return reply.sendCatalogue(rows.map(presentSparePart), listing.sources(rows));
  };

  return {
    listSpareParts: async (request, reply) => {
      const { q, categoryId, sort } = request.query;
      return answerList(request, reply, { q, categoryId, sort }, request.query);
    },

    listCategorySpareParts: async (request, reply) => {
      const { id } = request.params;
      const { q, sort } = request.query;
      if (!(await categoryRepository(db.reader).find(id))) {
        throw notFound('This category does not exist.');
      }
      return answerList(request, reply, { categoryId: id, q, sort }, request.query);
    },

    getSparePart: async (request, reply) => {
      const { id } = request.params;
      const row = await sparePartRepository(db.reader).find(id);
      if (!row) throw notFound('This spare part does not exist.');
      const sources = { topics: sourcesOfParts([row]) };
      return reply.sendCatalogue(presentSparePart(row), sources, row.version);
    },

    createSparePart: async (request, reply) => {
      const values = valuesOf(request.body);
      await assertSparePart(db, values);
      const images = await keepImages(request);
      const row = await createSparePart(db, { values, images });
      variants.prepare(images);
      reply.code(201);
      return answerSaved(reply, row);
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
      return answerSaved(reply, row);
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
