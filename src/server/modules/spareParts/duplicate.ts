import { MAX_LENGTHS } from '@/shared/limits';
import { cut, lengthOf } from '@/shared/texts';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { nameKeys } from '@/server/lib/sortKey';
import { duplicateRepository, type Duplicate } from './duplicateRepository';

/** Adds a draft without a number for each of these parts; returns them. */
export async function duplicateParts(trx: Trx, ids: string[]): Promise<Duplicate[]> {
  const parts = duplicateRepository(trx);
  const all: Duplicate[] = [];
  for await (const batch of batchesOf(ids)) {
    const duplicates: Duplicate[] = [];
    for (const source of await parts.listSources(batch)) {
      const name = withSuffix(source.name, ' (copy)');
      const nameZh = source.nameZh && withSuffix(source.nameZh, '（副本）');
      const keys = await nameKeys({ name, nameZh });
      duplicates.push({ id: newId(), sourceSeq: source.seq, name, nameZh, ...keys });
    }
    await parts.insert(duplicates);
    all.push(...duplicates);
  }
  return all;
}

const withSuffix = (name: string, suffix: string) =>
  cut(name, MAX_LENGTHS.name - lengthOf(`.${suffix}`) + 1).trimEnd() + suffix;
