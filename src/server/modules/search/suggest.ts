import type { Db } from '../../db/kysely';
import type { Row } from '../../db/types';
import { categoryRepository } from '../categories/repository';
import { correctWords, type Plan } from './plan';
import type { IndexRow } from './indexRow';
import type { Search } from './service';

const MAX_WORDS = 2;
const MAX_CATEGORIES = 3;
/** Candidates that are looked at for parts, so that none is offered that is empty. */
const MAX_CANDIDATES = 8;

export interface Suggested {
  /** The query with its words corrected or its last one completed. */
  words: string[];
  categories: Row<'categories', 'id' | 'name'>[];
  /** Row numbers of parts. */
  seqs: number[];
}

/** What somebody who has typed so far may be looking for, `limit` entries at most. */
export async function suggest(
  db: Pick<Db, 'reader'>,
  search: Pick<Search, 'findBest' | 'categoryTokens'>,
  query: string,
  limit: number,
): Promise<Suggested> {
  const { seqs, rows, plan } = await search.findBest(query, limit);
  const words = otherWords(query, plan, rows).slice(0, MAX_WORDS);
  const { named } = await search.categoryTokens();
  const fitting = named
    .filter(({ words: own }) => hasAll(plan, own))
    // The fewer other words a name has the better it fits.
    .sort((a, b) => a.words.size - b.words.size)
    .slice(0, MAX_CANDIDATES);
  const categories = [];
  for (const { id, name } of fitting) {
    if (categories.length < MAX_CATEGORIES && (await hasParts(db, id)))
      categories.push({ id, name });
  }
  const room = Math.max(0, limit - words.length - categories.length);
  return { words: words.slice(0, limit), categories, seqs: seqs.slice(0, room) };
}

const hasAll = ({ groups }: Plan, own: Set<string>) =>
  groups.length > 0 &&
  groups.every(({ choices }) =>
    choices.some(({ tokens }) => tokens.every((token) => own.has(token))),
  );

function otherWords(query: string, { groups, corrected }: Plan, rows: IndexRow[]): string[] {
  if (corrected.length > 0) return [correctWords(query, corrected)];
  const last = groups.at(-1);
  const typed = last?.typed ?? '';
  if (!last || typed === '' || !query.toLowerCase().endsWith(typed)) return [];
  const rest = query.slice(0, query.length - typed.length);
  return last.choices
    .filter(({ tokens: [token = ''], quality }) => quality === 1 && /^\p{L}+$/u.test(token))
    .flatMap(({ tokens: [token = ''] }) => {
      const times = rows.filter((row) => isNamed(row, token, typed)).length;
      return times > 0 ? [{ token, times }] : [];
    })
    .sort((a, b) => b.times - a.times)
    .map(({ token }) => rest + token);
}

/** Whether a part is called so, other than by a name with a dash, such as `door-zone` of `door`. */
function isNamed({ name, category }: IndexRow, token: string, typed: string): boolean {
  const names = ` ${name} ${category} `;
  return names.includes(` ${token} `) && !names.includes(` ${token.slice(typed.length)} `);
}

async function hasParts(db: Pick<Db, 'reader'>, id: string): Promise<boolean> {
  const categories = categoryRepository(db.reader);
  const branch = await categories.listSubtree(id);
  return categories.hasParts(branch.map((category) => category.id));
}
