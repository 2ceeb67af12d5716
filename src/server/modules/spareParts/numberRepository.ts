import type { Queries, Row } from '../../db/types';
import { numberKey } from '../search/analyse';
import type { PartReference } from './references';

type NumberRow = Row<'partNumbers', 'partSeq' | 'by' | 'maker' | 'number' | 'key'>;

const BATCH = 2000;

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');

/** The numbers of parts: their own, and those under which they are known elsewhere. */
export function numberRepository(queries: Queries) {
  const insert = async (
    parts: { partSeq: number; partNumber: string; references: PartReference[] }[],
  ): Promise<void> => {
    const rows = parts.flatMap(({ partSeq, partNumber, references }) => [
      ...(partNumber === ''
        ? []
        : [{ ...rowOf(partNumber), by: 'own' as const, partSeq, position: 0 }]),
      ...references.map(({ kind, maker, number }, index) => {
        const place = { partSeq, position: index + 1 };
        return { ...rowOf(number), by: kind, maker, ...place };
      }),
    ]);
    for (let start = 0; start < rows.length; start += BATCH) {
      await queries
        .insertInto('partNumbers')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  };

  const remove = async (partSeq: number): Promise<void> => {
    await queries.deleteFrom('partNumbers').where('partSeq', '=', partSeq).execute();
  };

  /** References by the row numbers of their parts, in order. */
  const listReferences = async (seqs: number[]): Promise<Map<number, PartReference[]>> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'by', 'maker', 'number'])
      .where('partSeq', 'in', seqs)
      .where('position', '>', 0)
      .orderBy('partSeq')
      .orderBy('position')
      .execute();
    const bySeq = new Map<number, PartReference[]>();
    for (const { partSeq, by, maker, number } of rows) {
      const reference = { kind: by as PartReference['kind'], maker, number };
      bySeq.set(partSeq, [...(bySeq.get(partSeq) ?? []), reference]);
    }
    return bySeq;
  };

  /** Another part whose own number has this key. */
  const findHolder = (key: string, besides: number | undefined) => {
    let rows = queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['spareParts.id', 'spareParts.name'])
      .where('partNumbers.key', '=', key)
      .where('partNumbers.position', '=', 0);
    if (besides !== undefined) rows = rows.where('partNumbers.partSeq', '<>', besides);
    return rows.executeTakeFirst();
  };

  const list = async (
    column: 'key' | 'looseKey',
    keys: string[],
  ): Promise<(NumberRow & { looseKey: string })[]> => {
    const rows: (NumberRow & { looseKey: string })[] = [];
    for (let start = 0; start < keys.length; start += BATCH) {
      const some = keys.slice(start, start + BATCH);
      const found = queries.selectFrom('partNumbers').selectAll().where(column, 'in', some);
      rows.push(...(await found.execute()));
    }
    return rows;
  };

  return { insert, remove, listReferences, findHolder, list };
}

function rowOf(number: string) {
  const key = numberKey(number);
  return { number, key, looseKey: looseKey(key), maker: '' };
}
