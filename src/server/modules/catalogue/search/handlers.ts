import { MAX_SYNONYMS } from '@/shared/limits';
import type { AppContext, Handlers } from '@/server/context';
import type { SynonymForm } from '@/server/generated/requests';
import type { Trx } from '@/server/db/types';
import { created } from '@/server/lib/http';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { MAX_HAN, MAX_PHRASE, isSearchable, termKey } from '@/server/search/synonyms';
import { readIfMatch, sendSaved, type Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { firstRetainedDay, type MissedLog } from './missed';
import { missedRepository, type Missed } from './missedRepository';
import {
  synonymRepository,
  synonymRow,
  type NewSynonym,
  type SynonymRow,
} from './synonymRepository';

/** What the search knows of words, and what it did not find: for admins. */
export function searchHandlers({ db, clock }: AppContext, missed: MissedLog) {
  return {
    listSynonyms: async ({ query: { page = 1, limit = 10, q = '' } }) => {
      const { data, total } = await synonymRepository(db.reader).list(termKey(q), page, limit);
      return { data: data.map(present), total, page, limit };
    },

    createSynonym: async ({ body }, reply) => {
      const row = readPair(body);
      await changeCatalogue(db, async (trx) => {
        const synonyms = synonymRepository(trx);
        await assertNew(trx, row);
        if ((await synonyms.count()) >= MAX_SYNONYMS) {
          const message = `There are ${MAX_SYNONYMS.toLocaleString('en')} synonyms already.`;
          throw conflict('too_many_synonyms', message, { max: MAX_SYNONYMS });
        }
        await synonyms.insert([row]);
      });
      created(reply, `/search/synonyms/${row.id}`);
      return sendSaved(reply, present({ ...row, version: 1 }));
    },

    updateSynonym: async ({ params: { id }, body, headers }, reply) => {
      const row = readPair(body, id);
      const precondition = readIfMatch(headers['if-match']);
      const version = await changeCatalogue(db, async (trx) => {
        const before = await findSynonym(trx, id, precondition);
        await assertNew(trx, row);
        await synonymRepository(trx).update(row);
        return before.version + 1;
      });
      return sendSaved(reply, present({ ...row, version }));
    },

    deleteSynonym: async ({ params: { id }, headers }) => {
      const precondition = readIfMatch(headers['if-match']);
      await changeCatalogue(db, async (trx) => {
        await findSynonym(trx, id, precondition);
        await synonymRepository(trx).remove(id);
      });
      return { message: 'The synonym is deleted.' };
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

/** Throws `synonym_empty`, `synonym_too_long` and `synonym_of_itself`. */
function readPair({ term, meaning }: SynonymForm, id?: string): NewSynonym {
  const row = synonymRow(term, meaning, id);
  if (row.termKey === '' || row.meaningKey === '') {
    throw badRequest('synonym_empty', 'A synonym needs a letter or a digit.');
  }
  if (![row.termKey, row.meaningKey].every(isSearchable)) {
    throw badRequest(
      'synonym_too_long',
      `A term has at most ${MAX_PHRASE} words, or ${MAX_HAN} Chinese characters.`,
      { words: MAX_PHRASE, characters: MAX_HAN },
    );
  }
  if (row.termKey === row.meaningKey) {
    throw badRequest('synonym_of_itself', 'Both terms are the same word for the search already.');
  }
  return row;
}

/** Throws `synonym_exists`. */
async function assertNew(trx: Trx, { id, pairKey }: NewSynonym): Promise<void> {
  const present = await synonymRepository(trx).find('pairKey', pairKey);
  if (present && present.id !== id)
    throw conflict('synonym_exists', 'This synonym is there already.');
}

/** Returns the row. Throws `synonym_not_found`, and what the precondition throws. */
async function findSynonym(trx: Trx, id: string, precondition: Precondition): Promise<SynonymRow> {
  const found = await synonymRepository(trx).find('id', id);
  if (!found) throw notFound('synonym_not_found', 'This synonym does not exist.');
  precondition(found.version);
  return found;
}
