import { sql } from 'kysely';
import { hiddenParts } from '@/server/db/hiddenParts';
import { jsonRows, parseRows } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';

/** The choices that parts have, the most frequent ones first, by attribute. */
export async function listUsedChoices(
  queries: Queries,
  includeHidden = true,
): Promise<Map<string, string[]>> {
  const used = queries
    .selectFrom('partAttributes')
    .$if(!includeHidden, (each) => each.where('partSeq', 'not in', hiddenParts(queries)))
    .where('number', 'is', null)
    .groupBy(['attributeId', 'value'])
    .select(['attributeId', 'value', sql<number>`-count(*)`.as('order')]);
  const row = await queries
    .selectFrom(used.as('used'))
    .select(jsonRows(queries, ['attributeId', 'value'], 'order').as('rows'))
    .executeTakeFirst();
  const choices = new Map<string, string[]>();
  for (const [id, value] of parseRows<[string, string]>(row?.rows))
    choices.set(id, [...(choices.get(id) ?? []), value]);
  return choices;
}
