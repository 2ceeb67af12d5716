import type { Db } from '../../db/kysely';
import { shareNext } from '../../db/postgres/shareNext';
import type { CatalogueVersion } from '../../db/types';
import { Freshness, type Moment, type Touched } from './freshness';

/** Follows the catalogue's changes, whichever process on the database makes them. */
export interface Catalogue {
  freshness: Freshness;
  /**
   * Learns what has changed by now, and answers the moment that reads from here on belong to: at
   * once where nothing has changed and the database can tell. Rejects while the database is away.
   */
  catchUp: () => Moment | Promise<Moment>;
  /** When the database last said what state it is in, by the given clock. */
  confirmedAt: () => number;
}

/** Changes beyond it are not looked through one by one; the database keeps no more either. */
export const MAX_CHANGES = 500;

export function followCatalogue(
  db: Pick<Db, 'reader' | 'catalogueVersion'>,
  clock: () => number,
): Catalogue {
  const freshness = new Freshness();
  let known: CatalogueVersion | undefined;
  let confirmedAt = -Infinity;

  const readChanges = shareNext(async (): Promise<Moment> => {
    const now = clock();
    const current = await db.reader
      .selectFrom('catalogue')
      .select(['version', 'stamp'])
      .executeTakeFirstOrThrow();
    if (!known || !isSame(current, known)) {
      const changes = known && (await listChanges(db, known, current));
      if (changes) freshness.touch(changes);
      else freshness.forget();
      known = current;
    }
    confirmedAt = now;
    return freshness.moment;
  });

  const check = (current: CatalogueVersion): Moment | Promise<Moment> => {
    if (!known || !isSame(current, known)) return readChanges();
    confirmedAt = clock();
    return freshness.moment;
  };

  const catchUp = () => {
    const current = db.catalogueVersion();
    return current instanceof Promise ? current.then(check) : check(current);
  };

  return { freshness, catchUp, confirmedAt: () => confirmedAt };
}

const isSame = (a: CatalogueVersion, b: CatalogueVersion) =>
  a.version === b.version && a.stamp === b.stamp;

/**
 * What was touched between two states. Undefined where that can't be told: too much has changed,
 * or the database is not the one that `from` was read from but an older one, restored.
 */
async function listChanges(
  { reader }: Pick<Db, 'reader'>,
  from: CatalogueVersion,
  to: CatalogueVersion,
): Promise<Touched[] | undefined> {
  const count = to.version - from.version;
  if (count <= 0 || count > MAX_CHANGES) return undefined;
  const rows = await reader
    .selectFrom('catalogueChanges')
    .selectAll()
    .where('version', '>=', from.version)
    .where('version', '<=', to.version)
    .orderBy('version')
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (rows.length !== count + 1 || !first || !last) return undefined;
  if (!isSame(first, from) || !isSame(last, to)) return undefined;
  const changes = rows.slice(1).flatMap(({ touched }) => touched ?? []);
  return changes.length < count ? undefined : changes.map((text) => JSON.parse(text) as Touched);
}
