import { MAX_LENGTHS } from '@/shared/limits';
import { cut, lengthOf } from '@/shared/texts';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { nameKeys } from '@/server/lib/sortKey';
import { copySuffix } from '@/server/texts/copySuffix';
import type { RecordName } from '../../core/history/changeRepository';
import { valueRepository } from '../attributes/valueRepository';
import {
  EDITABLE_COLUMNS,
  imageRows,
  numberRows,
  valueRow,
  type EditableColumns,
} from './partRows';
import { documentRows } from './documents';
import { priceRepository } from './priceRepository';
import { priceRows } from './prices';
import { partStore, type NewPart } from './partStore';
import { sparePartRepository, type EditablePart } from './repository';

/** Adds a draft without a number for each of these parts, in their order; returns them. */
export async function duplicateParts(trx: Trx, ids: string[]): Promise<RecordName[]> {
  const parts = sparePartRepository(trx);
  const drafts: (NewPart & { id: string })[] = [];
  for await (const batch of batchesOf(ids)) {
    const whole = new Map((await parts.listWhole(batch)).map((part) => [part.id, part]));
    const seqs = [...whole.values()].map(({ seq }) => seq);
    const values = await valueRepository(trx).listOfParts(seqs);
    const prices = await priceRepository(trx).listOf(seqs);
    for (const source of await parts.listEditable(batch)) {
      const { images = [], documents = [], references = [] } = whole.get(source.id) ?? {};
      const own = values.filter(({ partSeq }) => partSeq === source.seq);
      drafts.push({
        id: newId(),
        spareParts: await draftOf(source),
        partNumbers: numberRows('', references),
        sparePartImages: imageRows(images),
        sparePartDocuments: documentRows(documents),
        partAttributes: own.map(valueRow),
        ...priceRows(prices.get(source.seq) ?? { prices: [], suppliers: [] }),
      });
    }
  }
  await partStore(trx).insert(drafts);
  return drafts.map(({ id: entityId, spareParts: { name } }) => ({ entityId, name }));
}

async function draftOf(source: EditablePart): Promise<EditableColumns> {
  const columns = Object.fromEntries(EDITABLE_COLUMNS.map((column) => [column, source[column]]));
  const name = withSuffix(source.name, copySuffix.en);
  const nameZh = source.nameZh && withSuffix(source.nameZh, copySuffix.zh);
  return {
    ...(columns as EditableColumns),
    ...(await nameKeys({ name, nameZh })),
    name,
    nameZh,
    partNumber: '',
    partNumberKey: null,
    exactKey: null,
    hidden: 1,
  };
}

const withSuffix = (name: string, suffix: string) =>
  cut(name, MAX_LENGTHS.name - lengthOf(`.${suffix}`) + 1).trimEnd() + suffix;
