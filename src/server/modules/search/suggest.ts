import type { Db } from '@/server/db/kysely';
import type { Row } from '@/server/db/types';
import { categoryRepository } from '../categories/repository';
import type { CategoryTokens } from './categoryTokens';
import type { IndexRow } from './indexRow';
import { correctWords, type Plan } from './plan';
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
  search: Pick<Search, 'plan' | 'findBest' | 'categoryTokens'>,
  query: string,
  limit: number,
): Promise<Suggested> {
  const plan = await search.plan(query);
  const [{ seqs, rows }, categories] = await Promise.all([
    search.findBest(plan, limit),
    search.categoryTokens().then(({ named }) => findCategories(db, plan, named)),
  ]);
  const words = otherWords(query, plan, rows).slice(0, MAX_WORDS);
  const room = Math.max(0, limit - words.length - categories.length);
  return { words: words.slice(0, limit), categories, seqs: seqs.slice(0, room) };
}

/** Categories whose names have all words of the plan, and which are not empty. */
async function findCategories(
  db: Pick<Db, 'reader'>,
  plan: Plan,
  named: CategoryTokens['named'],
): Promise<Suggested['categories']> {
  const fitting = named
    .filter(({ words }) => hasAll(plan, words))
    // The fewer other words a name has the better it fits.
    .sort((a, b) => a.words.size - b.words.size)
    .slice(0, MAX_CANDIDATES);
  const filled = await categoryRepository(db.reader).listFilled(fitting.map(({ id }) => id));
  return fitting
    .filter(({ id }) => filled.has(id))
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name }) => ({ id, name }));
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
