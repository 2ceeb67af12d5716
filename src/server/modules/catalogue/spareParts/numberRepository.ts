import { exactKey, numberKey } from '@/shared/search';
import { deletedParts, liveParts, unlistedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { groupBy } from '@/shared/groupBy';
import type { PartReference } from './form';

export type NumberRow = Row<
  'partNumbers',
  'partSeq' | 'by' | 'maker' | 'number' | 'exactKey' | 'key' | 'looseKey'
>;

export type NumberHolder = Row<'spareParts', 'id' | 'name'>;

/** How a number of a part is stored; at position 0 it is the part's own. */
export function numberRow(
  position: number,
  { by, maker, number }: Pick<NumberRow, 'by' | 'maker' | 'number'>,
) {
  const key = numberKey(number);
  const keys = { exactKey: exactKey(number), key, looseKey: looseKey(key) };
  return { position, by, maker, number, ...keys };
}

/** The parts' own numbers and those of other makers, as they are looked up. */
export function numberRepository(queries: Queries) {
  /** The parts whose own numbers have these exact keys, by key. */
  const listHolders = async (keys: string[]): Promise<Map<string, NumberHolder>> => {
    const rows = await liveParts(queries)
      .select(['exactKey', 'id', 'name'])
      .where(whereIn(queries, 'exactKey', keys))
      .execute();
    return new Map(rows.map(({ exactKey: key, ...holder }) => [key ?? '', holder]));
  };

  /** Of these exact keys those of deleted parts' own numbers. */
  const listInTrash = async (keys: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .select('exactKey')
      .where(whereIn(queries, 'exactKey', keys))
      .where('position', '=', 0)
      .where('partSeq', 'in', deletedParts(queries))
      .execute();
    return rows.map((row) => row.exactKey);
  };

  /** The other numbers of these parts, by `seq`. */
  const listReferences = async (seqs: number[]): Promise<Map<number, PartReference[]>> => {
    if (seqs.length === 0) return new Map();
    const rows = await queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'by', 'maker', 'number'])
      .where(whereIn(queries, 'partSeq', seqs))
      .where('position', '>', 0)
      .orderBy('position')
      .execute();
    const bySeq = groupBy(rows, ({ partSeq }) => partSeq);
    return new Map(
      [...bySeq].map(([seq, own]) => [
        seq,
        own.map(({ by, maker, number }) => ({ kind: by as PartReference['kind'], maker, number })),
      ]),
    );
  };

  /** The exact keys of the parts' own numbers with these letters and digits. */
  const listExactKeys = async (keys: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('partNumbers')
      .select('exactKey')
      .where(whereIn(queries, 'key', keys))
      .where('position', '=', 0)
      .where('partSeq', 'not in', deletedParts(queries))
      .execute();
    return rows.map((row) => row.exactKey);
  };

  /** Numbers of listed parts with one of these keys, or with one of these loose keys. */
  const listNumbers = (
    keys: string[],
    looseKeys: string[] = [],
    includeHidden = false,
  ): Promise<NumberRow[]> =>
    queries
      .selectFrom('partNumbers')
      .selectAll()
      .where((eb) =>
        eb.or([whereIn(queries, 'key', keys), whereIn(queries, 'looseKey', looseKeys)]),
      )
      .where('partSeq', 'not in', unlistedParts(queries, includeHidden))
      .execute();

  /** The makers that parts name: of themselves and of their other numbers. */
  const listMakers = async (): Promise<string[]> => {
    const brands = liveParts(queries).select('brand as maker').distinct();
    const makers = queries
      .selectFrom('partNumbers')
      .select('maker')
      .distinct()
      .where('partSeq', 'not in', deletedParts(queries));
    const rows = await brands.union(makers).execute();
    return rows.flatMap(({ maker }) => maker || []).sort();
  };

  return { listHolders, listInTrash, listReferences, listExactKeys, listNumbers, listMakers };
}

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');
