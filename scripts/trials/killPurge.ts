import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findDamage, withDb, type Db } from '../../src/server/db/kysely';
import { countRows } from '../../src/server/db/sql';
import type { Environment } from '../lib/product';
import { addParts, readDrafts, type Part } from './killBulk';
import { type Client, readAll, succeed } from './killClient';
import type { Losses } from './killWriters';

const BRAND = 'purged';
/** Of each part. */
const IMAGES = 2;
/** So often one part is doubled. */
const DOUBLINGS = 7;
/** In the trash at least, when a purge begins. */
const MIN_DELETED = 200;

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const timeBefore = (ms: number) => new Date(Date.now() - ms).toISOString();

const program = fileURLToPath(new URL('purgeTrash.ts', import.meta.url));

export const databaseOf = ({ DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl }: Environment) => ({
  dataDir,
  databaseUrl,
  migrates: false,
});

/** Fills the trash with parts, which another process purges until it is killed with the backend. */
export class Purge {
  purged = 0;
  /** Kills that left something to purge. */
  kills = 0;
  private originals: string[] = [];
  /** Copies of them, all in the trash or purged. */
  private deleted: string[] = [];
  private child: ReturnType<typeof fork>;

  constructor(private readonly env: Environment) {
    this.child = this.start();
  }

  async prepare(client: Client, images: Buffer[]): Promise<void> {
    const fields = { name: BRAND, brand: BRAND, hidden: 'true' };
    this.originals = await addParts(client, fields, images.slice(0, IMAGES), DOUBLINGS);
  }

  /** Moves copies of the parts to the trash, as if that was 31 days ago and a purge is due. */
  async fill(client: Client): Promise<void> {
    const act = (action: string, ids: string[]) =>
      succeed(client, 'POST', '/spare-parts/bulk', { action, ids });
    let copies = await this.readCopies(client);
    while (copies.length < MIN_DELETED) {
      await act('duplicate', this.originals);
      copies = await this.readCopies(client);
    }
    this.deleted = copies.map(({ _id }) => _id);
    await act('delete', this.deleted);
    await withDb(databaseOf(this.env), async ({ writer }) => {
      const deletedAt = timeBefore(31 * DAY_MS);
      await writer
        .updateTable('spareParts')
        .set({ deletedAt })
        .where('deletedAt', 'is not', null)
        .where('name', 'like', LIKE)
        .execute();
      const doneAt = timeBefore(2 * HOUR_MS);
      await writer
        .insertInto('jobs')
        .values({ name: 'trashPurge', doneAt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt }))
        .execute();
    });
  }

  /** Resolves when the purge has begun. */
  async begin(): Promise<void> {
    this.child.send('begin');
    await once(this.child, 'message');
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  /** Starts the process of the next purge. */
  private start() {
    return fork(program, { env: { ...process.env, ...this.env } });
  }

  /** What was purged is gone; what is in the trash comes back whole. */
  async verify(client: Client, losses: Losses): Promise<void> {
    const found = await readAll<{ _id: string }>(client, `/trash?q=${BRAND}&`);
    const trashed = found.map(({ _id }) => _id);
    if (trashed.length > 0) this.kills += 1;
    this.purged += this.deleted.length - trashed.length;
    losses.half += await withDb(databaseOf(this.env), (db) => countFaults(db, trashed.length));
    losses.half += (await this.readCopies(client)).length;
    if (trashed.length > 0) await succeed(client, 'POST', '/trash/restore', { ids: trashed });
    const restored = await this.readCopies(client);
    const whole = restored.filter(({ images }) => images.length === IMAGES);
    losses.half += trashed.length - whole.length;
    losses.lost += trashed.filter((id) => !this.deleted.includes(id)).length;
    this.child = this.start();
  }

  private async readCopies(client: Client): Promise<Part[]> {
    const originals = new Set(this.originals);
    return (await readDrafts(client, BRAND)).filter(({ _id }) => !originals.has(_id));
  }
}

const LIKE = `${BRAND}%`;

/** Faults of references in the database, and images of these parts that it has too few or too many. */
async function countFaults(db: Db, trashed: number): Promise<number> {
  const images = db.reader
    .selectFrom('sparePartImages')
    .innerJoin('spareParts', 'seq', 'partSeq')
    .where('deletedAt', 'is not', null)
    .where('name', 'like', LIKE);
  return (await findDamage(db)).length + Math.abs((await countRows(images)) - trashed * IMAGES);
}
