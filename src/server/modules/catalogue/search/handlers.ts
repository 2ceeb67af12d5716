import type { AppContext, Handlers } from '@/server/context';
import { created } from '@/server/lib/http';
import { notFound } from '@/server/lib/httpError';
import { termKey } from '@/server/search/synonyms';
import { accountOf } from '../../core/auth/guard';
import { sendSaved } from '../../core/catalogueVersion/entityTags';
import { writingOf } from '../../core/auth/writing';
import { firstRetainedDay, type MissedLog } from './missed';
import { missedRepository, type Missed } from './missedRepository';
import { synonymRepository, type SynonymRow } from './synonymRepository';
import { createSynonym, deleteSynonym, readPair, updateSynonym } from './synonymService';

/** What the search knows of words, and what it did not find: for admins. */
export function searchHandlers({ db, clock }: AppContext, missed: MissedLog) {
  return {
    listSynonyms: async ({ query: { page = 1, limit = 10, q = '' } }) => {
      const { data, total } = await synonymRepository(db.reader).list(termKey(q), page, limit);
      return { data: data.map(present), total, page, limit };
    },

    createSynonym: async (request, reply) => {
      const row = readPair(request.body);
      await createSynonym(db, row, accountOf(request));
      created(reply, `/search/synonyms/${row.id}`);
      return sendSaved(reply, present({ ...row, version: 1 }));
    },

    updateSynonym: async (request, reply) => {
      const row = readPair(request.body, request.params.id);
      const version = await updateSynonym(db, row, writingOf(request));
      return sendSaved(reply, present({ ...row, version }));
    },

    deleteSynonym: async (request) => {
      const change = await deleteSynonym(db, request.params.id, writingOf(request));
      return { message: 'The synonym is deleted.', change };
    },

    listMissedSearches: async ({ query: { page = 1, limit = 10 } }) => {
      await missed.flush();
      const since = firstRetainedDay(clock());
      const { data, total } = await missedRepository(db.reader).list(since, page, limit);
      return { data: data.map(presentMissed), total, page, limit };
    },

    deleteMissedSearch: async ({ params: { id } }) => {
      if (!(await missedRepository(db.writer).remove(id))) {
        throw notFound('missed_search_not_found', 'This term is not in the list.');
      }
      return { message: 'The term is taken from the list.' };
    },
  } satisfies Partial<Handlers>;
}

const present = ({ id, term, meaning, version }: SynonymRow) => ({
  _id: id,
  term,
  meaning,
  version,
});

const presentMissed = ({ id, dropped, ...row }: Missed & { id: string }) => ({
  _id: id,
  ...row,
  ...(dropped && { dropped: dropped.split('\n') }),
});
