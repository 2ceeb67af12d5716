import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { Touched } from './sources';
import { catalogueRepository } from './repository';

/** Says what a change touches; a change that says nothing may have touched anything. */
type Touch = (touched: Touched) => void;

const MAX_TOPICS = 500;
const MAX_TEXT_LENGTH = 50_000;

/**
 * Runs a change of the catalogue as one transaction. It begins with raising the version, which
 * makes readers look for what was touched and, because that row is locked, lets one such change
 * run at a time: what it has checked, such as a parent or a count, still holds when it commits.
 */
export async function changeCatalogue<T>(
  db: Db,
  change: (trx: Trx, touch: Touch) => Promise<T>,
): Promise<T> {
  return db.writer.transaction().execute(async (trx) => {
    const catalogue = catalogueRepository(trx);
    const current = await catalogue.raiseVersion();
    const touched: Touched[] = [];
    const changed = await change(trx, (more) => void touched.push(more));
    await catalogue.recordChange(current, compose(touched));
    return changed;
  });
}

/** The version of a catalogue that nobody has ever written to. */
export const UNTOUCHED = 0;

/** Null for what says nothing, or would be too long to look through. */
function compose(touched: Touched[]): string | null {
  if (touched.length === 0) return null;
  const names = [...new Set(touched.flatMap((each) => each.topics))];
  const texts = touched.flatMap((each) => each.texts ?? []);
  if (names.length > MAX_TOPICS || texts.join('').length > MAX_TEXT_LENGTH) return null;
  return JSON.stringify({ topics: names, texts } satisfies Touched);
}
