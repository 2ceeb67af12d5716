import { isDeepStrictEqual as isEqual } from 'node:util';
import { sql } from 'kysely';
import { jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import type { PartReference } from './fields';

type NumberRow = Row<'partNumbers', 'partSeq' | 'by' | 'maker' | 'number' | 'key' | 'looseKey'>;

/** What a part is known by, its references in their order. */
interface NumberedPart {
  partSeq: number;
  partNumber: string;
  references: PartReference[];
}

const BATCH = 2000;

/** What is easily mistaken for another sign, made equal: O and 0, I, L and 1. */
export const looseKey = (key: string): string => key.replaceAll('o', '0').replace(/[il]/g, '1');

/** The numbers of parts: their own, and those under which they are known elsewhere. */
export function numberRepository(queries: Queries) {
  const insert = (parts: NumberedPart[]): Promise<void> => insertRows(parts.flatMap(rowsOf));

  const insertRows = async (rows: ReturnType<typeof rowsOf>): Promise<void> => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await queries
        .insertInto('partNumbers')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
  };

  /** Puts the numbers of a part in the place of those that it has before; most often one is added. */
  const replace = async (before: NumberedPart, after: NumberedPart): Promise<void> => {
    const [old, rows] = [rowsOf(before), rowsOf(after)];
    const other = rows.findIndex((row, place) => !isEqual(row, old[place]));
    const kept = other < 0 ? rows.length : other;
    if (old.length > kept) {
      await queries
        .deleteFrom('partNumbers')
        .where('partSeq', '=', before.partSeq)
        .where('position', '>=', old[kept]?.position ?? 0)
        .execute();
    }
    await insertRows(rows.slice(kept));
  };

  /** References of the part that is selected, for `parseReferences`. */
  const referencesOfPart = () =>
    queries
      .selectFrom('partNumbers')
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .where('position', '>', 0)
      .select(jsonRows(queries, ['by', 'maker', 'number'], 'position').as('rows'));

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

  const listByKey = async (keys: string[]): Promise<NumberRow[]> => {
    if (keys.length === 0) return [];
    return queries
      .selectFrom('partNumbers')
      .selectAll()
      .where(whereIn(queries, 'key', keys))
      .execute();
  };

  /** Numbers with one of these loose keys, or with one of these keys. */
  const listNear = async (looseKeys: string[], keys: string[]): Promise<NumberRow[]> => {
    if (looseKeys.length === 0) return [];
    return queries
      .selectFrom('partNumbers')
      .selectAll()
      .where((eb) =>
        eb.or([whereIn(queries, 'looseKey', looseKeys), whereIn(queries, 'key', keys)]),
      )
      .execute();
  };

  return { insert, replace, referencesOfPart, findHolder, listByKey, listNear };
}

export const parseReferences = (rows: string | null): PartReference[] =>
  parseRows<[PartReference['kind'], string, string]>(rows).map(([kind, maker, number]) => ({
    ...{ kind, maker, number },
  }));

function rowsOf({ partSeq, partNumber, references }: NumberedPart) {
  return [
    ...(partNumber === ''
      ? []
      : [{ ...rowOf(partNumber), by: 'own' as const, partSeq, position: 0 }]),
    ...references.map(({ kind, maker, number }, index) => {
      const place = { partSeq, position: index + 1 };
      return { ...rowOf(number), by: kind, maker, ...place };
    }),
  ];
}

function rowOf(number: string) {
  const key = numberKey(number);
  return { number, key, looseKey: looseKey(key), maker: '' };
}
