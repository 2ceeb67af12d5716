import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { ProblemCode } from '@/shared/imports';
import { contains } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';
import type { RowProblem } from './types';

/* Which rows of an import a query is about. */

export const rowsOfSheet = (queries: Queries, importId: string, sheet: number) =>
  queries.selectFrom('importRows').where('importId', '=', importId).where('sheet', '=', sheet);

/** The dry run has skipped the row. */
export const isSkipped = (table: string) =>
  sql<boolean>`${sql.ref(`${table}.state`)} is null and ${sql.ref(`${table}.outcome`)} <> ''`;

/** As the rows have the codes of their own problems; those that another row causes are not among them. */
export const codesOf = (problems: RowProblem[]): string =>
  problems.map(({ code }) => `|${code}|`).join('');

/** Whether a row is faulty for this reason. */
export function hasProblem(code: ProblemCode) {
  const eb = expressionBuilder<Database, 'importRows'>();
  if (code === 'number_repeated') return eb('sameNumber', 'is not', null);
  if (code === 'part_repeated')
    return eb.and([eb('sameNumber', 'is', null), eb('samePart', 'is not', null)]);
  return contains(sql.ref('problems'), `|${code}|`);
}

/** As columns: SQLite would compare values of the sheet and import with each of its rows. */
export function isItem(column: (name: string) => RawBuilder<never>) {
  const eb = expressionBuilder<Database, 'importRows'>();
  return eb.and([
    eb('importRows.importId', '=', column('importId')),
    eb('importRows.sheet', '=', column('sheet')),
    eb('importRows.row', '=', column('row')),
  ]);
}
