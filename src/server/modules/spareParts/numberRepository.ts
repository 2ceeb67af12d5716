import { hiddenParts } from '@/server/db/hiddenParts';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';

export type NumberRow = Row<
  'partNumbers',
  'partSeq' | 'by' | 'maker' | 'number' | 'key' | 'looseKey'
>;

/** The parts' own numbers and those of other makers, as they are looked up. */
export function numberRepository(queries: Queries) {
  /** Another part whose own number has this key. */
  const findNumberHolder = (key: string, besides = -1) =>
    queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['spareParts.id', 'spareParts.name'])
      .where('partNumbers.key', '=', key)
      .where('partNumbers.position', '=', 0)
      .where('partNumbers.partSeq', '<>', besides)
      .executeTakeFirst();

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

  return { findNumberHolder, listNumbers };
}

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');
