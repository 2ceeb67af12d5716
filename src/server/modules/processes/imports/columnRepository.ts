import { createHash } from 'node:crypto';
import type { ImportField } from '@/shared/imports';
import type { Currency } from '@/shared/quotations';
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
  currencies: (Currency | null)[];
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
      .select(['key', 'fields', 'decimals', 'currencies'])
      .where(whereIn(queries, 'key', keys))
      .execute();
    return new Map(
      rows.map(({ key, fields, decimals, currencies }) => [
        key,
        {
          fields: JSON.parse(fields) as ColumnFields,
          decimals: JSON.parse(decimals) as ColumnChoices['decimals'],
          currencies: JSON.parse(currencies) as ColumnChoices['currencies'],
        },
      ]),
    );
  };

  /** The fields and decimal separators of files with these headings are proposed the next time. */
  const remember = async (
    columns: Pick<ImportColumn, 'heading' | 'field' | 'decimal' | 'currency'>[],
    now: Date,
  ): Promise<void> => {
    const key = keyOfColumns(columns);
    const decimals = columns.map(({ decimal }) => (decimal === 'unclear' ? null : decimal));
    const values = {
      fields: JSON.stringify(columns.map(({ field }) => field)),
      decimals: JSON.stringify(decimals),
      currencies: JSON.stringify(columns.map(({ currency = null }) => currency)),
      usedAt: now.toISOString(),
    };
    await queries
      .insertInto('importColumns')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute();
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

/** Of the files that have these columns. */
export const keyOfColumns = (columns: Pick<ImportColumn, 'heading'>[]): string =>
  headingsKey(columns.map(({ heading }) => heading));
