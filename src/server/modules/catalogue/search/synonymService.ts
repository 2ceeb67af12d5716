import { MAX_SYNONYMS } from '@/shared/limits';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { SynonymForm } from '@/server/generated/requests';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { MAX_HAN, MAX_PHRASE, isSearchable } from '@/server/search/synonyms';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { recordFields, type Actor } from '../../core/history/changeRepository';
import { revertRecords, type Revert, type Values } from '../../core/history/reverts';
import type { Writing } from '../../core/auth/writing';
import {
  synonymRepository,
  synonymRow,
  type NewSynonym,
  type SynonymRow,
} from './synonymRepository';

/** Throws `synonym_empty`, `synonym_too_long` and `synonym_of_itself`. */
export function readPair({ term, meaning }: SynonymForm, id?: string): NewSynonym {
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

/** Throws `synonym_exists` and `too_many_synonyms`. */
export const createSynonym = (db: Db, row: NewSynonym, actor: Actor): Promise<void> =>
  changeCatalogue(db, async (trx) => {
    await insert(trx, row);
    await recordFields(trx, actor, 'synonym', recordOf(row), undefined, valuesOf(row));
  });

/**
 * Returns the new version. Throws `synonym_not_found`, `synonym_exists`, and what the precondition
 * throws.
 */
export const updateSynonym = (db: Db, row: NewSynonym, { precondition, actor }: Writing) =>
  changeCatalogue(db, async (trx): Promise<number> => {
    const before = await find(trx, row.id, precondition);
    await update(trx, row);
    await recordFields(trx, actor, 'synonym', recordOf(row), valuesOf(before), valuesOf(row));
    return before.version + 1;
  });

/** Returns the id of the change. Throws `synonym_not_found`, and what the precondition throws. */
export const deleteSynonym = (db: Db, id: string, { precondition, actor }: Writing) =>
  changeCatalogue(db, async (trx) => {
    const before = await find(trx, id, precondition);
    await synonymRepository(trx).remove(id);
    return recordFields(trx, actor, 'synonym', recordOf(before), valuesOf(before), undefined);
  });

/** Throws what `createSynonym` and `readPair` throw: the same pair may have been added since. */
export const revertSynonyms: Revert = (trx, items, options) => {
  const synonyms = synonymRepository(trx);
  const rowOf = (id: string, { term, meaning }: Values) =>
    readPair({ term: term ?? '', meaning: meaning ?? '' }, id);
  return revertRecords(items, options, {
    required: 'term',
    find: async (id) => {
      const row = await synonyms.find('id', id);
      return row && { name: recordOf(row).name, values: valuesOf(row) };
    },
    insert: (id, values) => insert(trx, rowOf(id, values)),
    update: (id, values) => update(trx, rowOf(id, values)),
    remove: synonyms.remove,
  });
};

const recordOf = ({ id, term, meaning }: NewSynonym) => ({
  entityId: id,
  name: `${term} = ${meaning}`,
});

const valuesOf = ({ term, meaning }: NewSynonym) => ({ term, meaning });

async function insert(trx: Trx, row: NewSynonym): Promise<void> {
  const synonyms = synonymRepository(trx);
  await assertNew(trx, row);
  if ((await synonyms.count()) >= MAX_SYNONYMS) {
    const message = `There are ${MAX_SYNONYMS.toLocaleString('en')} synonyms already.`;
    throw conflict('too_many_synonyms', message, { max: MAX_SYNONYMS });
  }
  await synonyms.insert([row]);
}

async function update(trx: Trx, row: NewSynonym): Promise<void> {
  await assertNew(trx, row);
  await synonymRepository(trx).update(row);
}

/** Throws `synonym_exists`. */
async function assertNew(trx: Trx, { id, pairKey }: NewSynonym): Promise<void> {
  const present = await synonymRepository(trx).find('pairKey', pairKey);
  if (present && present.id !== id)
    throw conflict('synonym_exists', 'This synonym is there already.');
}

/** Throws `synonym_not_found`, and what the precondition throws. */
async function find(trx: Trx, id: string, precondition: Precondition): Promise<SynonymRow> {
  const found = await synonymRepository(trx).find('id', id);
  if (!found) throw notFound('synonym_not_found', 'This synonym does not exist.');
  precondition(found.version);
  return found;
}
