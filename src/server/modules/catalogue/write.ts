import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/kysely';
import type { CatalogueVersion, Trx } from '../../db/types';
import { MAX_CHANGES } from './follow';
import { topics, type Touched } from './freshness';

/** Says what a change touches; a change that says nothing may have touched anything. */
export type Touch = (touched: Touched) => void;

const MAX_TOPICS = 500;
const MAX_TEXT_LENGTH = 20_000;

/**
 * Runs a change of the catalogue as one transaction. It begins with raising the version, which
 * makes readers look for what was touched and, because that row is locked, lets one such change
 * run at a time: what it has checked, such as a parent or a count, still holds when it commits.
 */
export async function changeCatalogue<T>(
  db: Db,
  change: (trx: Trx, touch: Touch) => Promise<T>,
): Promise<T> {
  const result = await db.writer.transaction().execute(async (trx) => {
    const current = await trx
      .updateTable('catalogue')
      .set({
        version: sql<number>`${sql.ref('version')} + 1`,
        stamp: randomBytes(9).toString('hex'),
      })
      .returning(['version', 'stamp'])
      .executeTakeFirstOrThrow();
    const touched: Touched[] = [];
    const changed = await change(trx, (more) => void touched.push(more));
    await recordChange(trx, current, touched);
    return changed;
  });
  db.forgetVersion();
  return result;
}

/** The version of a catalogue that nobody has ever written to. */
export const UNTOUCHED = 0;

async function recordChange(
  trx: Trx,
  current: CatalogueVersion,
  touched: Touched[],
): Promise<void> {
  await trx
    .insertInto('catalogueChanges')
    .values({ ...current, touched: touched.length > 0 ? compose(touched) : null })
    .execute();
  await trx
    .deleteFrom('catalogueChanges')
    .where('version', '<', current.version - MAX_CHANGES)
    .execute();
}

/** Null for what would be too long to look through. */
function compose(touched: Touched[]): string | null {
  const names = [...new Set(touched.flatMap((each) => each.topics))];
  const texts = touched.flatMap((each) => each.texts ?? []);
  if (names.length > MAX_TOPICS) return null;
  const change: Touched =
    texts.join('').length > MAX_TEXT_LENGTH
      ? { topics: [...names, topics.words] }
      : { topics: names, texts };
  return JSON.stringify(change);
}
