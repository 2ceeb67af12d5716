import { exactKey } from '@/shared/search';
import { hiddenParts } from '@/server/db/hiddenParts';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';

export type NumberRow = Row<
  'partNumbers',
  'partSeq' | 'by' | 'maker' | 'number' | 'exactKey' | 'key' | 'looseKey'
>;

export type NumberHolder = Row<'spareParts', 'id' | 'name'>;

/** How a number is stored; at position 0 it is the part's own. */
export function numberRow(
  partSeq: number,
  position: number,
  { by, maker, number }: Pick<NumberRow, 'by' | 'maker' | 'number'>,
) {
  const key = numberKey(number);
  const keys = { exactKey: exactKey(number), key, looseKey: looseKey(key) };
  return { partSeq, position, by, maker, number, ...keys };
}

/** The parts' own numbers and those of other makers, as they are looked up. */
export function numberRepository(queries: Queries) {
  /** The parts whose own numbers have these exact keys, by key. */
  const listHolders = async (keys: string[]): Promise<Map<string, NumberHolder>> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['partNumbers.exactKey', 'spareParts.id', 'spareParts.name'])
      .where(whereIn(queries, 'partNumbers.exactKey', keys))
      .where('partNumbers.position', '=', 0)
      .execute();
    return new Map(rows.map(({ exactKey: key, ...holder }) => [key, holder]));
  };

  /** The exact keys of the parts' own numbers with these letters and digits. */
  const listExactKeys = async (keys: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .select('exactKey')
      .where(whereIn(queries, 'key', keys))
      .where('position', '=', 0)
      .execute();
    return rows.map((row) => row.exactKey);
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

  return { listHolders, listExactKeys, listNumbers };
}

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');
