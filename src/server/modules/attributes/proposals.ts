import { setImmediate } from 'node:timers/promises';
import type { Queries } from '@/server/db/types';
import type { AttributeProposal } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { findCategory } from '../categories/service';
import { propose, type KnownAttribute, type Proposal } from './propose';
import {
  SEARCHED_TEXTS,
  attributeRepository,
  valueRepository,
  type AttributeRow,
  type PartTexts,
} from './repository';

const MAX_PROPOSALS = 500;
/** Choices of an attribute that are looked for. */
const MAX_CHOICES = 200;
/** Parts that are read at a time; other requests have their turn in between. */
const BATCH_SIZE = 50;
/** A branch may have more parts than anybody waits for. */
const MAX_PARTS = 20_000;

type Known = KnownAttribute & Pick<AttributeRow, 'id' | 'categoryId'>;

/**
 * Values that the texts of a category's branch seem to hold, of parts that have none yet. Throws
 * 404 for an unknown category.
 */
export async function listProposals(
  queries: Queries,
  categoryId: string,
): Promise<AttributeProposal[]> {
  await findCategory(queries, categoryId);
  const categories = categoryRepository(queries);
  const values = valueRepository(queries);
  const branch = (await categories.listSubtree(categoryId)).map(({ id }) => id);
  const parents = new Map((await categories.listNames()).map(({ id, parentId }) => [id, parentId]));
  const attributes = await listKnown(queries);
  const proposals: AttributeProposal[] = [];
  let after = -1;
  for (let read = 0; read < MAX_PARTS && proposals.length < MAX_PROPOSALS; read += BATCH_SIZE) {
    const parts = await values.listPartsOf(branch, after, BATCH_SIZE);
    const stored = await values.listOf(parts.map(({ seq }) => seq));
    const has = new Set(stored.map(({ partSeq, attributeId }) => `${partSeq} ${attributeId}`));
    for (const part of parts) {
      const line = lineOf(part.categoryId, parents);
      // Those that have a value count, too: what is theirs is of no other attribute.
      const own = attributes.filter((each) => !each.categoryId || line.includes(each.categoryId));
      const isNew = ({ key }: Proposal) =>
        own.some((each) => each.key === key && !has.has(`${part.seq} ${each.id}`));
      const found = propose(textsOf(part), own).filter(isNew);
      proposals.push(...found.map((each) => ({ partId: part.id, partName: part.name, ...each })));
    }
    const last = parts.at(-1);
    if (!last || parts.length < BATCH_SIZE) break;
    after = last.seq;
    await setImmediate();
  }
  return proposals.slice(0, MAX_PROPOSALS);
}

/** The category and all above it. */
function lineOf(id: string | null, parents: ReadonlyMap<string, string | null>): string[] {
  return id === null ? [] : [id, ...lineOf(parents.get(id) ?? null, parents)];
}

const textsOf = (part: PartTexts) =>
  SEARCHED_TEXTS.map((field) => ({ field, text: part[field] })).filter(({ text }) => text !== '');

/** All attributes with the most frequent choices that parts have of them. */
async function listKnown(queries: Queries): Promise<Known[]> {
  const choices = await valueRepository(queries).listChoices();
  return (await attributeRepository(queries).list()).map((attribute) => ({
    ...attribute,
    choices: choices
      .filter(({ attributeId }) => attributeId === attribute.id)
      .map(({ value }) => value)
      .slice(0, MAX_CHOICES),
  }));
}
