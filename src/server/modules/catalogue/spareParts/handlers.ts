import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { PartMatch, SparePart, SparePartUpdateForm } from '@/server/generated/requests';
import { hasHungUp, requestAborted, runInTurn } from '@/server/lib/hangUp';
import { acceptedLanguage, created } from '@/server/lib/http';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { filesOf } from '@/server/plugins/multipart';
import { MAX_BULK } from '@/shared/limits';
import { accountOf, isFromSession } from '../../core/auth/guard';
import { SORTED_TEXTS_TAG, partTag } from '@/server/db/cacheTags';
import { writingOf } from '../../core/auth/writing';
import { readIfMatch, sendSaved } from '../../core/catalogueVersion/entityTags';
import { findCategory } from '../categories/service';
import { memoryLimiter } from '../../core/limits/memoryLimiter';
import { checkFiles } from '../../core/media/checkFiles';
import { checkPdf } from '../../core/media/pdfFile';
import type { MissedLog } from '../search/missed';
import { presentName } from '../translations/present';
import { selectionOf } from './bulkSelection';
import { readPartForm } from './form';
import { isSearch, makeLists, type ListQuery, type PartList } from './lists';
import { lookUp } from './lookup';
import { matchLines } from './match';
import { findMatches } from './partMatches';
import { presentBriefly, presentSparePart } from './presenter';
import { sparePartRepository, type SparePartRow } from './repository';
import {
  assertSparePart,
  createSparePart,
  deleteSparePart,
  findSparePart,
  unknownPart,
  updateSparePart,
  type Update,
} from './service';
import { findRelated } from './related';
import { MAX_AT_ONCE, makeWholeLists } from './wholeLists';

/** Lists that are matched at a time, and that wait, in each process: one may take seconds. */
const MAX_MATCHING = 2;
const MAX_MATCHES_WAITING = 40;

const overload = () =>
  tryLater(503, 'overloaded', 'Too many lists are being matched. Please try again shortly.', 5);

export function sparePartHandlers(context: AppContext, missed: MissedLog) {
  const { db, media, search, limits, clock } = context;
  const parts = sparePartRepository(db.reader);
  const findList = makeLists(db, search);
  const sendWholeList = makeWholeLists(parts);
  const takeNumbers = memoryLimiter(limits.lookupNumbersPerIp, clock);
  const takeLines = memoryLimiter(limits.matchedLinesPerIp, clock);
  const limitMatching = makeLimiter(MAX_MATCHING, {
    name: 'matches',
    maxRunningPerKey: 1,
    maxWaiting: MAX_MATCHES_WAITING,
    overload,
  });

  const readList = async (query: ListQuery) => {
    const { page, limit = page === undefined ? MAX_AT_ONCE : 10, lang } = query;
    const list = await findList(query);
    const { corrected, dropped, makers, isMissed, text } = list;
    const meta = { isMissed, text, dropped: [...makers, ...dropped] };
    if (page === undefined) {
      const { seqs, total } = await list.readPage({ offset: 0, limit });
      if (query.limit === undefined && total > MAX_AT_ONCE)
        return (reply: FastifyReply) => sendWholeList(reply, list.readAll, lang);
      const rows = await parts.listBySeq(seqs);
      const value = rows.map((row) => presentSparePart(row, lang));
      // Any change of a part touches the second one, which is one tag instead of hundreds.
      return { value, meta, tags: [...list.tags, SORTED_TEXTS_TAG] };
    }
    const { seqs, total } = await list.readPage({ offset: (page - 1) * limit, limit });
    const rows = await parts.listBySeq(seqs);
    // The console's tables have columns instead of cards.
    const matches = query.includeHidden
      ? undefined
      : await findMatches(db.reader, rows, list.parsed);
    const value = {
      data: rows.map((row) => withMatches(presentSparePart(row, lang), matches?.get(row.id))),
      total,
      page,
      limit,
      ...(query.includeHidden &&
        total <= MAX_BULK && { selection: selectionOf(await list.readAll()) }),
      ...(corrected.length > 0 && { corrected }),
      ...(dropped.length > 0 && { dropped }),
      ...(makers.length > 0 && { makers }),
      ...(query.facets && { facets: await list.readFacets() }),
    };
    return { value, meta, tags: [...list.tags, ...tagsOf(rows)] };
  };

  /** Of visitors, also those who get a cached response; an admin who looks for a part misses nothing. */
  const noteMissed = (
    request: FastifyRequest,
    { page = 1, categoryId }: ListQuery,
    { isMissed, text, dropped }: Pick<PartList, 'isMissed' | 'text' | 'dropped'>,
  ): void => {
    const isFirst = page === 1 && categoryId === undefined;
    if (!isMissed || !isFirst || isFromSession(request)) return;
    const language = acceptedLanguage(request.headers['accept-language']);
    missed.note(text, language, dropped);
  };

  /** Files are stored before the row is written, so that no row is without its files. */
  const save = async (
    request: FastifyRequest<{ Body: SparePartUpdateForm }>,
    id?: string,
    update?: Update,
  ): Promise<SparePart> => {
    const input = readPartForm(request.body);
    const [images, documents] = [filesOf(request, 'images'), filesOf(request, 'documents')];
    const named = {
      images: images.map(({ name }) => name),
      documents: documents.map(({ name }) => ({ name, file: name, size: 0 })),
    };
    await assertSparePart(db, { ...input, ...named }, id, update);
    await checkFiles('documents', documents, checkPdf);
    const stored = {
      ...input,
      images: await media.addAll(images),
      documents: await media.addDocuments(documents),
    };
    const row = await (id === undefined
      ? createSparePart(db, stored, accountOf(request))
      : updateSparePart(db, id, stored, update, accountOf(request)));
    return presentSparePart(row);
  };

  return {
    listSpareParts: async (request, reply) =>
      reply.sendCatalogue(() => readList(request.query), {
        isSearch: isSearch(request.query),
        onSend: (meta) => meta && noteMissed(request, request.query, meta),
      }),

    listCategorySpareParts: async ({ params: { id: categoryId }, query }, reply) =>
      reply.sendCatalogue(
        async () => {
          await findCategory(db.reader, categoryId);
          return readList({ ...query, categoryId });
        },
        { isSearch: isSearch(query) },
      ),

    suggestSpareParts: async ({ query: { q = '', limit = 8, lang } }, reply) =>
      reply.sendCatalogue(
        async () => {
          const { words, categories, seqs } = await search.suggest(q, limit);
          const found = await parts.listBySeq(seqs);
          const value = {
            words,
            categories: categories.map(({ id: _id, ...names }) => ({
              _id,
              ...presentName(names, lang),
            })),
            parts: found.map((row) => presentBriefly(row, lang)),
          };
          return { value, tags: tagsOf(found) };
        },
        { isSearch: true },
      ),

    listSelectedParts: async ({ query: { id: ids, lang } }, reply) =>
      reply.sendCatalogue(async () => {
        const found = await parts.listById(ids);
        const published = found.filter(isPublished);
        const value = published.map((row) => presentBriefly(row, lang, ['moq']));
        return { value, tags: ids.map(partTag) };
      }),

    lookUpNumbers: async ({ ip, body: { numbers }, query: { lang } }) => {
      takeNumbers(ip, numbers.length);
      return { results: await lookUp(db.reader, numbers, lang) };
    },

    matchLines: async ({ ip, body: { lines }, query: { lang } }, reply) => {
      takeLines(ip, lines.length);
      const assertWanted = () => {
        if (hasHungUp(reply)) throw requestAborted();
      };
      const match = () => matchLines(db.reader, search, lines, lang, assertWanted);
      return { results: await runInTurn(limitMatching, [reply], match) };
    },

    getSparePart: async (request, reply) =>
      reply.sendCatalogue(async () => {
        const { params, query } = request;
        const row = await findSparePart(db.reader, params.id);
        if (!isPublished(row) && !query.includeHidden) throw unknownPart();
        const value = presentSparePart(row, query.lang);
        return { value, version: row.version, tags: [partTag(row.id)] };
      }),

    getRelatedParts: async ({ params: { id }, query: { lang } }, reply) =>
      reply.sendCatalogue(async () => {
        const row = await findSparePart(db.reader, id);
        if (!isPublished(row)) throw unknownPart();
        // Any change of a part may relate it.
        return { value: await findRelated(db.reader, row, lang), tags: [SORTED_TEXTS_TAG] };
      }),

    createSparePart: async (request, reply) => {
      const saved = await save(request);
      return sendSaved(created(reply, `/spare-parts/${saved._id}`), saved);
    },

    updateSparePart: async (request, reply) => {
      const { imageOrder: order } = request.body;
      const precondition = readIfMatch(request.headers['if-match']);
      return sendSaved(reply, await save(request, request.params.id, { order, precondition }));
    },

    deleteSparePart: async (request) => {
      const change = await deleteSparePart(db, request.params.id, writingOf(request));
      return { message: 'The spare part is deleted.', change };
    },
  } satisfies Partial<Handlers>;
}

const withMatches = (part: SparePart, matches: PartMatch[] = []): SparePart =>
  matches.length > 0 ? { ...part, matches } : part;

const tagsOf = (rows: SparePartRow[]): string[] => rows.map(({ id }) => partTag(id));

const isPublished = ({ hidden }: SparePartRow): boolean => hidden === 0;
