import { sql } from 'kysely';
import { numbersIn, render, type FindRows } from '../search';
import type { Database, Queries } from '../types';

/**
 * Within each of `DEPTHS`, which of its forms a token has: as it is, which every part has that has it at
 * all, or with the mark of its columns (`doorA` of a name, B of a category, C of a kind, E of a
 * description).
 */
const FORMS: ((token: string) => string)[] = [
  (token) => `'${token}A'`,
  (token) => `('${token}A'|'${token}B')`,
  (token) => `('${token}A'|'${token}B'|'${token}C')`,
  // A word of the category may be said again.
  (token) => `('${token}'&!'${token}E'|'${token}B')`,
  (token) => `'${token}'`,
];

/** The depth of facts alone takes as long as all others, which a few suggestions are not worth. */
const QUICK_FORMS = FORMS.filter((_, depth) => depth !== 3);

/** Of the first row the numbers of all parts, of the others the rows themselves. */
type Answer = Partial<Database['partIndex']> & { every: string | null };

/** PostgreSQL's tsvector, in one call of a function that the migrations have made. */
export const findRowsByTsvector: FindRows = async (queries, wanted, { most, enough, wantsAll }) => {
  const depths = (wantsAll ? FORMS : QUICK_FORMS).map((form) =>
    render(wanted, (text) => form(text.replaceAll("'", '').replaceAll('\\', '')), ['&', '|']),
  );
  const { rows } = await sql<Answer>`select * from "findParts"(
    ${depths}::tsquery[], ${most}, ${enough}, ${wantsAll})`.execute(queries);
  return {
    seqs: Uint32Array.from(numbersIn(`[${rows[0]?.every ?? ''}]`)),
    rows: rows.slice(1) as Database['partIndex'][],
  };
};

/** Takes into the tree what stands in the list before it. */
export async function settleTsvectors(queries: Queries): Promise<void> {
  await sql`select gin_clean_pending_list('"partTokens_tokens"')`.execute(queries);
}
