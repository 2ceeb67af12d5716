import { isSameUnit, lengthConverter } from '@/shared/units';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { HttpError } from '@/server/lib/httpError';
import { searchIndex } from '@/server/search/searchIndex';
import { checkNumber } from '../../catalogue/attributes/partAttributes';
import { attributeRepository, type AttributeRow } from '../../catalogue/attributes/repository';
import { categoryRepository } from '../../catalogue/categories/repository';
import { wholeRecord, type ChangedField } from '../../core/history/changeRepository';
import { numberRepository, type NumberHolder } from '../../catalogue/spareParts/numberRepository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { wholePartRepository, type PartContent, type RestoredPart } from './partRepository';
import { trashRepository, type Deletion } from './repository';

/** Moves parts to the trash; ids of no part are ignored. Returns what has changed. */
export async function trashParts(
  trx: Trx,
  ids: string[],
  deletion: Deletion,
): Promise<ChangedField[]> {
  const parts = wholePartRepository(trx);
  const found = await sparePartRepository(trx).listBriefs(ids);
  await searchIndex(trx).remove(found.map(({ seq }) => seq));
  for await (const batch of batchesOf(found)) {
    const contents = await parts.read(batch.map(({ id }) => id));
    await trashRepository(trx).insert(
      contents.map((content) => {
        const { part, numbers, images, documents } = content;
        return {
          id: part.id,
          kind: 'part',
          name: part.name,
          words: [part.name, part.nameZh, ...numbers.map(({ number }) => number)],
          content,
          files: [...images, ...documents].map(({ file }) => file),
          ...deletion,
        };
      }),
    );
    await parts.remove(contents.map(({ part }) => part.seq));
  }
  return found.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}

export interface RestoreOptions {
  /** Parts come back without a number that another part has now; otherwise that is an error. */
  withoutTakenNumbers?: boolean | undefined;
}

/** Puts parts back from the trash; one whose category has been deleted comes back without one. */
export async function restoreParts(
  trx: Trx,
  ids: string[],
  { withoutTakenNumbers = false }: RestoreOptions,
): Promise<void> {
  if (ids.length === 0) return;
  const parts = wholePartRepository(trx);
  const trash = trashRepository(trx);
  const attributes = await attributeRepository(trx).list();
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  for await (const batch of batchesOf(ids)) {
    const contents = [...(await trash.readContents<PartContent>(batch)).values()];
    const categoryIds = contents.flatMap(({ part }) => part.categoryId ?? []);
    const categoryKeys = await categoryRepository(trx).readKeys(categoryIds);
    const holders = await numberRepository(trx).listHolders(
      contents.flatMap(({ numbers }) => keyOf(numbers)),
    );
    const restored = contents.map((content): RestoredPart => {
      const { part, images, documents, numbers } = content;
      const isTaken = keyOf(numbers).some((key) => holders.has(key));
      if (isTaken && !withoutTakenNumbers) throw numberTaken(content, holders);
      for (const key of keyOf(numbers)) holders.set(key, part);
      const keys = categoryKeys.get(part.categoryId);
      return {
        part: {
          ...part,
          ...(keys ?? { categoryId: null, categoryKey: '', categoryKeyZh: '' }),
          ...(isTaken && { partNumber: '', partNumberKey: null }),
          version: part.version + (isTaken || !keys ? 1 : 0),
          searchVersion: 0,
        },
        images,
        documents,
        numbers: isTaken ? numbers.filter(({ position }) => position > 0) : numbers,
        values: content.values.flatMap((value) => suitable(value, byId.get(value.attributeId))),
      };
    });
    await parts.insert(restored);
    await trash.remove(batch);
  }
}

/** Of the part's own number. */
const keyOf = (numbers: PartContent['numbers']): string[] =>
  numbers.flatMap(({ position, exactKey }) => (position === 0 ? exactKey : []));

function numberTaken(
  { part: { id, name, partNumber: number }, numbers }: PartContent,
  holders: Map<string, NumberHolder>,
): HttpError {
  const [key = ''] = keyOf(numbers);
  const holder = holders.get(key) ?? { id, name };
  return new HttpError(
    409,
    'number_taken',
    `The number ${number} of "${name}" belongs to "${holder.name}" now.`,
    { number, holder: holder.name },
    { details: { holder: { _id: holder.id, name: holder.name }, part: { _id: id, name } } },
  );
}

/** An attribute may have been deleted or changed since: lengths are converted into its unit. */
function suitable(
  { kind, unit, ...value }: PartContent['values'][number],
  attribute: AttributeRow | undefined,
): RestoredPart['values'] {
  if (attribute?.kind !== kind) return [];
  if (isSameUnit(unit, attribute.unit)) return [value];
  const convert = lengthConverter(unit, attribute.unit);
  if (!convert || value.number === null) return [];
  return [{ ...value, ...checkNumber(convert(value.number), attribute.labelEn) }];
}
