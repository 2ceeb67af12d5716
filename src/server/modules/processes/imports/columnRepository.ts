import { createHash } from 'node:crypto';
import type { ImportField } from '@/shared/imports';
import type { Decimal } from '@/shared/units';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { foldHeading } from './headings';
import type { ImportColumn } from './types';

export type ColumnFields = (ImportField | null)[];

/** What was chosen for the columns of files with the same headings. */
export interface ColumnChoices {
  fields: ColumnFields;
  decimals: (Decimal | null)[];
}

/** The choices for the columns of files that were imported before, by their headings. */
export function columnRepository(queries: Queries) {
  /**
   * Of those of these rows of headings that are remembered, by `headingsKey`. Some fields may not
   * exist any more.
   */
  const find = async (keys: string[]): Promise<Map<string, ColumnChoices>> => {
    const rows = await queries
      .selectFrom('importColumns')
      .select(['key', 'fields'])
      .where(
        whereIn(
          queries,
          'key',
          keys.flatMap((key) => [key, decimalsKey(key)]),
        ),
      )
      .execute();
    const stored = new Map(rows.map((row) => [row.key, row.fields]));
    const listOf = (key: string) => JSON.parse(stored.get(key) ?? '[]') as unknown[];
    const known = keys.filter((key) => stored.has(key));
    return new Map(
      known.map((key) => [
        key,
        {
          fields: listOf(key) as ColumnFields,
          decimals: listOf(decimalsKey(key)) as ColumnChoices['decimals'],
        },
      ]),
    );
  };

  /** The fields and decimal separators of files with these headings are proposed the next time. */
  const remember = async (
    columns: Pick<ImportColumn, 'heading' | 'field' | 'decimal'>[],
    now: Date,
  ): Promise<void> => {
    const key = headingsKey(columns.map(({ heading }) => heading));
    const lists = {
      [key]: columns.map(({ field }) => field),
      [decimalsKey(key)]: columns.map(({ decimal }) => (decimal === 'unclear' ? null : decimal)),
    };
    for (const [name, list] of Object.entries(lists)) {
      const values = { fields: JSON.stringify(list), usedAt: now.toISOString() };
      await queries
        .insertInto('importColumns')
        .values({ key: name, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    }
  };

  const forget = (usedBefore: string) =>
    queries.deleteFrom('importColumns').where('usedAt', '<', usedBefore).execute();

  return { find, remember, forget };
}

/** Columns without a heading after the last one do not count. */
export function headingsKey(headings: string[]): string {
  const folded = headings.map(foldHeading);
  const end = folded.findLastIndex((heading) => heading !== '') + 1;
  return createHash('sha256').update(folded.slice(0, end).join('\n')).digest('hex');
}

/** Of the row with the decimal separators: release 1.0 reads the row of the headings as fields alone. */
const decimalsKey = (key: string): string => `${key} decimals`;
