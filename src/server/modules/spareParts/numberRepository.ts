import { jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { sql } from 'kysely';
import type { PartReference } from './form';

export type NumberRow = Row<
  'partNumbers',
  'partSeq' | 'by' | 'maker' | 'number' | 'key' | 'looseKey'
>;

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');

/** The numbers of parts: their own at position 0, behind it those under which they are known elsewhere. */
export function numberRepository(queries: Queries) {
  const insert = async (
    partSeq: number,
    partNumber = '',
    references: PartReference[],
  ): Promise<void> => {
    const own = { by: 'own' as const, maker: '', number: partNumber };
    const others = references.map(({ kind, maker, number }) => ({ by: kind, maker, number }));
    const rows = [own, ...others].map((row, position) => {
      const key = numberKey(row.number);
      return { ...row, partSeq, position, key, looseKey: looseKey(key) };
    });
    const numbered = rows.filter(({ number }) => number !== '');
    if (numbered.length > 0) await queries.insertInto('partNumbers').values(numbered).execute();
  };

  const remove = async (partSeq: number): Promise<void> => {
    await queries.deleteFrom('partNumbers').where('partSeq', '=', partSeq).execute();
  };

  /** References of the part that is selected, for `parseReferences`. */
  const referencesOfPart = () =>
    queries
      .selectFrom('partNumbers')
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .where('position', '>', 0)
      .select(jsonRows(queries, ['by', 'maker', 'number'], 'position').as('rows'));

  /** Another part whose own number has this key. */
  const findHolder = (key: string, besides = -1) =>
    queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['spareParts.id', 'spareParts.name'])
      .where('partNumbers.key', '=', key)
      .where('partNumbers.position', '=', 0)
      .where('partNumbers.partSeq', '<>', besides)
      .executeTakeFirst();

  const listByKey = (keys: string[]): Promise<NumberRow[]> =>
    queries
      .selectFrom('partNumbers')
      .selectAll()
      .where(whereIn(queries, 'key', keys))
      .execute();

  /** Numbers with one of these loose keys, or with one of these keys. */
  const listNear = (looseKeys: string[], keys: string[]): Promise<NumberRow[]> =>
    queries
      .selectFrom('partNumbers')
      .selectAll()
      .where((eb) =>
        eb.or([whereIn(queries, 'looseKey', looseKeys), whereIn(queries, 'key', keys)]),
      )
      .execute();

  return { insert, remove, referencesOfPart, findHolder, listByKey, listNear };
}

export const parseReferences = (rows: string | null): PartReference[] =>
  parseRows<[PartReference['kind'], string, string]>(rows).map(([kind, maker, number]) => ({
    kind,
    maker,
    number,
  }));
