import { hiddenParts } from '@/server/db/hiddenParts';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';

export type NumberRow = Row<
  'partNumbers',
  'partSeq' | 'by' | 'maker' | 'number' | 'key' | 'looseKey'
>;

export type NumberHolder = Row<'spareParts', 'id' | 'name'>;

/** How a number is stored; at position 0 it is the part's own. */
export function numberRow(
  partSeq: number,
  position: number,
  { by, maker, number }: Pick<NumberRow, 'by' | 'maker' | 'number'>,
) {
  const key = numberKey(number);
  return { partSeq, position, by, maker, number, key, looseKey: looseKey(key) };
}

/** The parts' own numbers and those of other makers, as they are looked up. */
export function numberRepository(queries: Queries) {
  /** The parts whose own numbers have these keys, by key. */
  const listHolders = async (keys: string[]): Promise<Map<string, NumberHolder>> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['partNumbers.key', 'spareParts.id', 'spareParts.name'])
      .where(whereIn(queries, 'partNumbers.key', keys))
      .where('partNumbers.position', '=', 0)
      .execute();
    return new Map(rows.map(({ key, ...holder }) => [key, holder]));
  };

  /** Numbers of published parts with one of these keys, or with one of these loose keys. */
  const listNumbers = (keys: string[], looseKeys: string[] = []): Promise<NumberRow[]> =>
    queries
      .selectFrom('partNumbers')
      .selectAll()
      .where((eb) =>
        eb.or([whereIn(queries, 'key', keys), whereIn(queries, 'looseKey', looseKeys)]),
      )
      .where('partSeq', 'not in', hiddenParts(queries))
      .execute();

  return { listHolders, listNumbers };
}

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');
