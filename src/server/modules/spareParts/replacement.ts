import { PART_FIELDS } from '@/shared/partFields';
import { lengthOf } from '@/shared/texts';
import { batchesOf } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import type { PartsEdit } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { label, readText } from '@/server/lib/text';
import { bulkRepository } from './bulkRepository';
import type { PartEdit } from './partChanges';

export type Replacement = NonNullable<PartsEdit['replace']>;

/** Replaces a text in a field of those of the parts that have it. Throws 400 for what no part can have. */
export async function editsOf(
  queries: Queries,
  ids: string[],
  { field, find, replaceWith }: Replacement,
): Promise<PartEdit[]> {
  const sought = find.normalize('NFC');
  const edits: PartEdit[] = [];
  for await (const batch of batchesOf(ids)) {
    for (const { id, name, [field]: text } of await bulkRepository(queries).list(batch)) {
      if (!text.includes(sought)) continue;
      const replaced = readText(
        field,
        text.replaceAll(sought, () => replaceWith),
      );
      assertFits(name, field, replaced);
      edits.push({ id, set: { [field]: replaced } });
    }
  }
  return edits;
}

const MAX_LENGTHS = new Map<string, number>(
  PART_FIELDS.flatMap(({ name, maxLength }) => [
    [name, maxLength],
    [`${name}Zh`, maxLength],
  ]),
);

function assertFits(name: string, field: Replacement['field'], text: string): void {
  if (field === 'name' && text === '') {
    const message = `The name of "${name}" would be empty.`;
    throw badRequest('replacement_empties_name', message, { name });
  }
  const max = MAX_LENGTHS.get(field) ?? Infinity;
  if (lengthOf(text) <= max) return;
  const message = `The ${label(field)} of "${name}" would be longer than ${max} characters.`;
  throw badRequest('replacement_too_long', message, { name, field, max });
}
