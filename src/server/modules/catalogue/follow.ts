import type { Db } from '../../db/kysely';
import type { CatalogueVersion } from '../../db/types';
import { shareNext } from '../../lib/shareNext';
import { Freshness, type Moment, type Touched } from './freshness';
import { MAX_CHANGES, catalogueRepository } from './repository';

/** Follows the catalogue's changes, whichever process on the database makes them. */
export interface Catalogue {
  freshness: Freshness;
  /**
   * Learns what has changed by now, and resolves to the moment that reads from here on belong to.
   * Rejects while the database is away.
   */
  catchUp: () => Promise<Moment>;
  /** When the database last said what state it is in, by the given clock. */
  confirmedAt: () => number;
}

export function followCatalogue(
  db: Pick<Db, 'reader' | 'catalogueVersion'>,
  clock: () => number,
): Catalogue {
  const repository = catalogueRepository(db.reader);
  const freshness = new Freshness();
  let known: CatalogueVersion | undefined;
  let confirmedAt = -Infinity;

  const readChanges = shareNext(async (): Promise<void> => {
    const now = clock();
    const current = await repository.version();
    if (!known || !isSame(current, known)) {
      const changes = known && (await listChanges(repository, known, current));
      if (changes) freshness.touch(changes);
      else freshness.forget();
      known = current;
    }
    confirmedAt = now;
  });

  const catchUp = async (): Promise<Moment> => {
    const current = await db.catalogueVersion();
    if (known && isSame(current, known)) confirmedAt = clock();
    else await readChanges();
    return freshness.moment;
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
  repository: ReturnType<typeof catalogueRepository>,
  from: CatalogueVersion,
  to: CatalogueVersion,
): Promise<Touched[] | undefined> {
  const count = to.version - from.version;
  if (count <= 0 || count > MAX_CHANGES) return undefined;
  const rows = await repository.listChanges(from.version, to.version);
  const [first, last] = [rows[0], rows.at(-1)];
  if (rows.length !== count + 1 || !first || !last) return undefined;
  if (!isSame(first, from) || !isSame(last, to)) return undefined;
  const changes = rows.slice(1).flatMap(({ touched }) => touched ?? []);
  return changes.length < count ? undefined : changes.map((text) => JSON.parse(text) as Touched);
}
