import { MAX_LENGTHS } from '@/shared/limits';
import { cut, lengthOf } from '@/shared/texts';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { nameKeys } from '@/server/lib/sortKey';
import {
  wholePartRepository,
  type PartContent,
  type RestoredPart,
} from '../../processes/trash/partRepository';

/** Adds a draft without a number for each of these parts, in their order; returns them. */
export async function duplicateParts(
  trx: Trx,
  ids: string[],
): Promise<Pick<PartContent['part'], 'id' | 'name'>[]> {
  const parts = wholePartRepository(trx);
  const all: RestoredPart['part'][] = [];
  for await (const batch of batchesOf(ids)) {
    const duplicates: RestoredPart[] = [];
    for (const { part, images, documents, numbers, values } of await parts.read(batch)) {
      duplicates.push({
        part: await draftOf(part),
        images,
        documents,
        numbers: numbers.filter(({ position }) => position > 0),
        values: values.map(({ kind: _kind, unit: _unit, ...value }) => value),
      });
    }
    await parts.insert(duplicates);
    all.push(...duplicates.map(({ part }) => part));
  }
  return all;
}

async function draftOf(source: PartContent['part']): Promise<PartContent['part']> {
  const name = withSuffix(source.name, ' (copy)');
  const nameZh = source.nameZh && withSuffix(source.nameZh, '（副本）');
  const now = new Date().toISOString();
  return {
    ...source,
    ...(await nameKeys({ name, nameZh })),
    id: newId(),
    name,
    nameZh,
    partNumber: '',
    partNumberKey: null,
    hidden: 1,
    searchVersion: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const withSuffix = (name: string, suffix: string) =>
  cut(name, MAX_LENGTHS.name - lengthOf(`.${suffix}`) + 1).trimEnd() + suffix;
