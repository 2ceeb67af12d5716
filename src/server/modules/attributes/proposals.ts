import { setImmediate } from 'node:timers/promises';
import type { Queries } from '@/server/db/types';
import type { AttributeProposal } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { findCategory } from '../categories/service';
import { propose, type KnownAttribute } from './propose';
import { attributeRepository, type AttributeRow } from './repository';
import { SEARCHED_TEXTS, valueRepository, type PartTexts } from './valueRepository';

const MAX_PROPOSALS = 500;
/** Parts that are read at a time; other requests have their turn in between. */
const BATCH_SIZE = 50;
/** A branch may have more parts than anybody waits for. */
const MAX_PARTS = 20_000;

type Known = KnownAttribute & Pick<AttributeRow, 'id'>;

/**
 * Values that the texts of a category's branch seem to hold, of parts that have none yet. Throws
 * 404 for an unknown category.
 */
export async function listProposals(
  queries: Queries,
  categoryId: string,
): Promise<AttributeProposal[]> {
  await findCategory(queries, categoryId);
  const branch = (await categoryRepository(queries).listSubtree(categoryId)).map(({ id }) => id);
  const values = valueRepository(queries);
  const attributesOf = await findAttributes(queries);
  const proposals: AttributeProposal[] = [];
  let after = -1;
  for (let read = 0; read < MAX_PARTS && proposals.length < MAX_PROPOSALS; read += BATCH_SIZE) {
    const parts = await values.listPartsOf(branch, after, BATCH_SIZE);
    const stored = await values.listKeys(parts.map(({ seq }) => seq));
    const known = new Set(stored.map(({ partSeq, key }) => `${partSeq} ${key}`));
    for (const part of parts) {
      const attributes = await attributesOf(part.categoryId);
      proposals.push(
        ...ofPart(part, attributes).filter(({ key }) => !known.has(`${part.seq} ${key}`)),
      );
    }
    const last = parts.at(-1);
    if (!last || parts.length < BATCH_SIZE) break;
    after = last.seq;
    await setImmediate();
  }
  return proposals.slice(0, MAX_PROPOSALS);
}

/** All attributes that parts of a category can have take part: each says what the others are not. */
function ofPart(part: PartTexts, attributes: Known[]): AttributeProposal[] {
  const texts = SEARCHED_TEXTS.flatMap((field) =>
    part[field] === '' ? [] : { field, text: part[field] },
  );
  return propose(texts, attributes).map((proposal) => ({
    partId: part.id,
    partName: part.name,
    ...proposal,
  }));
}

/** Finds those that parts of a category can have; each category is read once. */
async function findAttributes(queries: Queries) {
  const all = await attributeRepository(queries).list();
  const choices = new Map<string, string[]>(all.map(({ id }) => [id, []]));
  for (const { attributeId, value } of await valueRepository(queries).listChoices()) {
    choices.get(attributeId)?.push(value);
  }
  const byCategory = new Map<string | null, Known[]>();
  return async (categoryId: string | null): Promise<Known[]> => {
    const found = byCategory.get(categoryId);
    if (found) return found;
    const line = categoryId ? await categoryRepository(queries).listAncestors(categoryId) : [];
    const own = all
      .filter((each) => each.categoryId === null || line.includes(each.categoryId))
      .map((each) => ({ ...each, choices: choices.get(each.id) ?? [] }));
    byCategory.set(categoryId, own);
    return own;
  };
}
