import type { Db } from '@/server/db/kysely';
import type { CatalogueVersion } from '@/server/db/types';
import { DatabaseUnavailable } from '@/server/db/unavailable';
import { LruCache } from '@/server/lib/lruCache';
import { shareNext } from '@/server/lib/shareNext';
import { within } from '@/server/lib/within';
import { MAX_CHANGES, catalogueRepository } from './repository';
import { touchedBy, type Sources, type Touched } from './sources';

export type Catalogue = ReturnType<typeof followCatalogue>;

/** What a value was made from. */
interface Made {
  since: CatalogueVersion | undefined;
  sources: Sources;
}

/**
 * A visitor's wait for the state of the catalogue in all. Whoever comes while it is read waits for
 * the reading behind it, and where the network is silent each of the two takes its second.
 */
const CATCH_UP_MS = 1500;

/** What one entry takes beside its value: the map's own part, the key, and the names of its sources. */
const ENTRY_BYTES = 300;
const TOPIC_BYTES = 70;

/** Follows the catalogue's changes, whichever process on the database makes them. */
export function followCatalogue(db: Pick<Db, 'reader' | 'catalogueVersion'>, clock: () => number) {
  const repository = catalogueRepository(db.reader);
  const caches: LruCache<{ value: unknown; sources: Sources }>[] = [];
  let known: CatalogueVersion | undefined;
  let confirmedAt = -Infinity;

  const readState = shareNext(async (): Promise<void> => {
    const now = clock();
    const current = await db.catalogueVersion();
    if (!known || !isSame(current, known)) {
      const changes = known && (await listChanges(repository, known, current));
      const isTouched = changes ? touchedBy(changes) : () => true;
      for (const cache of caches) cache.deleteWhere(({ sources }) => isTouched(sources));
      known = current;
    }
    confirmedAt = now;
  });

  /**
   * Learns what has changed by now and drops what was made from it. Rejects while the database is
   * away.
   */
  const catchUp = () =>
    within(readState(), CATCH_UP_MS, () => {
      return new DatabaseUnavailable('away', { cause: new Error('No state in time.') });
    });

  /** Keeps values read from the catalogue, each as long as it holds and the bytes suffice. */
  const makeCache = <T>(maxBytes: number) => {
    const cache = new LruCache<{ value: T; sources: Sources }>(maxBytes);
    caches.push(cache);
    return {
      get: (key: string): T | undefined => cache.get(key)?.value,
      /** Keeps a value that was begun to be read at `since`, unless something has changed meanwhile. */
      set: (key: string, value: T, bytes: number, { since, sources }: Made): void => {
        if (since !== known) return;
        const own = key.length + ENTRY_BYTES + TOPIC_BYTES * sources.topics.length;
        cache.set(key, { value, sources }, bytes + own);
      },
      numbers: () => ({ entries: cache.size, bytes: cache.bytes }),
    };
  };

  return {
    ...{ catchUp, makeCache },
    /** The state that reads from here on belong to, or a later one; another object for each. */
    state: () => known,
    /** When the database last said what state it is in, by the given clock. */
    confirmedAt: () => confirmedAt,
  };
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
