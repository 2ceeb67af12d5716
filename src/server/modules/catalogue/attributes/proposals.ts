import { setImmediate } from 'node:timers/promises';
import type { Queries } from '@/server/db/types';
import type { AttributeProposal } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { findCategory } from '../categories/service';
import { parsePartAttributes } from './partAttributes';
import { prepare, propose } from './propose';
import { attributeRepository } from './repository';
import { SEARCHED_TEXTS, valueRepository } from './valueRepository';

const MAX_PROPOSALS = 500;
/** Choices of an attribute that are searched for. */
const MAX_CHOICES = 200;
/** Parts that are read at a time; other requests run in between. */
const BATCH_SIZE = 50;
/** A branch may have more parts than anybody waits for. */
const MAX_PARTS = 20_000;

/**
 * Values that the texts of a category's branch seem to hold, of parts that have none yet. Throws
 * `category_not_found`.
 */
export async function listProposals(
  queries: Queries,
  categoryId: string,
): Promise<AttributeProposal[]> {
  await findCategory(queries, categoryId);
  const { listSubtree } = categoryRepository(queries);
  const { listChoices, listPartsOf } = valueRepository(queries);
  const branchOf = async (id: string) => (await listSubtree(id)).map((category) => category.id);
  const branch = await branchOf(categoryId);
  const attributes = [];
  const allChoices = await listChoices();
  for (const attribute of await attributeRepository(queries).list()) {
    const choices = (allChoices.get(attribute.id) ?? []).slice(0, MAX_CHOICES);
    const { categoryIds } = attribute;
    const categories = (await Promise.all(categoryIds.map(branchOf))).flat();
    const isOfAll = categoryIds.length === 0;
    attributes.push({ ...prepare(attribute, choices), categories, isOfAll });
  }
  const proposals: AttributeProposal[] = [];
  let after = -1;
  for (let read = 0; read < MAX_PARTS && proposals.length < MAX_PROPOSALS; read += BATCH_SIZE) {
    const parts = await listPartsOf(branch, after, BATCH_SIZE);
    for (const part of parts) {
      const texts = SEARCHED_TEXTS.map((field) => ({ field, text: part[field] }));
      const present = parsePartAttributes(part.attributes).map(({ key }) => key);
      // Those that have a value count, too: what is theirs is of no other attribute.
      const own = attributes.filter(
        ({ categories, isOfAll }) => isOfAll || categories.includes(part.categoryId ?? ''),
      );
      const found = propose(texts, own).filter(({ key }) => !present.includes(key));
      proposals.push(
        ...found.map((proposal) => ({ partId: part.id, partName: part.name, ...proposal })),
      );
    }
    const last = parts.at(-1);
    if (!last || parts.length < BATCH_SIZE) break;
    after = last.seq;
    await setImmediate();
  }
  return proposals.slice(0, MAX_PROPOSALS);
}
