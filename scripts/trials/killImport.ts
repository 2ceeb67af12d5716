import { findDamage, withDb, type Db } from '../../src/server/db/kysely';
import { liveCategories, liveParts } from '../../src/server/db/live';
import { countRows } from '../../src/server/db/sql';
import { stageImport, type StagedResult } from '../../src/server/testing/stagedImport';
import type { Environment } from '../lib/product';
import { addParts } from './killBulk';
import { type Client, succeed } from './killClient';
import { databaseOf } from './killPurge';
import type { Losses } from './killWriters';

const BRAND = 'imported';
/** So often one part is doubled: as many are changed, and as many added. */
const DOUBLINGS = 7;
const COUNT = 2 ** DOUBLINGS;
const CATEGORIES = [`${BRAND} above`, `${BRAND} below`];
const LIKE = `${BRAND}%`;

/** What the database has of an import. */
const NOTHING = { edited: 0, added: 0, numbers: 0, values: 0, images: 2 * COUNT, categories: 0 };
const EVERYTHING = {
  edited: COUNT,
  added: COUNT,
  numbers: COUNT,
  values: 2 * COUNT,
  images: 3 * COUNT,
  categories: CATEGORIES.length,
};

type Step = 'apply' | 'undo' | 'repeat';

/**
 * Applies an import that changes parts, adds others, and files all in new categories; undoes it,
 * and undoes that again and again, each by one request.
 */
export class ImportWriter {
  acknowledged = 0;
  /** What was under way when the backend was killed. */
  readonly kills: Record<Step, number> = { apply: 0, undo: 0, repeat: 0 };
  private partIds: string[] = [];
  private images: string[] = [];
  private attributeId = '';
  private importId = '';
  private isApplied = false;
  private pending: Step | undefined;
  /** The last change that has applied or undone the import. */
  private change: string | undefined;

  constructor(private readonly env: Environment) {}

  async prepare(client: Client, images: Buffer[]): Promise<void> {
    const fields = { name: `${BRAND} part`, hidden: 'true' };
    this.partIds = await addParts(client, fields, images.slice(0, 2), DOUBLINGS);
    const path = `/spare-parts/${this.partIds[0]}?includeHidden=true`;
    this.images = (await succeed<{ images: string[] }>(client, 'GET', path))?.images ?? [];
    const form = { key: BRAND, labelEn: BRAND, labelZh: BRAND, kind: 'number', unit: 'mm' };
    this.attributeId = (await succeed<{ _id: string }>(client, 'POST', '/attributes', form))!._id;
  }

  /** Stages an import as its dry run leaves it. */
  async stage(): Promise<void> {
    const common = {
      newCategory: { parentId: null, names: CATEGORIES },
      values: [{ attributeId: this.attributeId, value: '7', number: 7 }],
    };
    const changed = this.partIds.map((partId): StagedResult => ({
      ...common,
      state: 'changed',
      partId,
      set: { packing: BRAND },
      images: this.images.slice(0, 1),
    }));
    const added = this.partIds.map((_, index): StagedResult => ({
      ...common,
      state: 'new',
      texts: { name: `${BRAND} anew`, partNumber: `${BRAND}-${index}`, hidden: true },
      images: this.images,
    }));
    await withDb(databaseOf(this.env), async (db) => {
      await db.writer
        .deleteFrom('spareParts')
        .where('deletedAt', 'is not', null)
        .where('name', 'like', LIKE)
        .execute();
      this.importId = await stageImport(db, [...changed, ...added]);
    });
    this.isApplied = false;
    this.change = undefined;
  }

  /** Writes until the backend is gone. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const path = this.change ? `/changes/${this.change}/undo` : `${this.path}/apply`;
      this.pending = this.isApplied ? 'undo' : this.change ? 'repeat' : 'apply';
      const done = await succeed<{ change: string }>(client, 'POST', path);
      if (!done) return;
      this.isApplied = !this.isApplied;
      this.change = done.change;
      this.pending = undefined;
      this.acknowledged += 1;
    }
  }

  private get path() {
    return `/imports/${this.importId}`;
  }

  /** After a kill: all of the import is there or nothing, as its state says; an undo removes it. */
  async verify(client: Client, losses: Losses): Promise<void> {
    if (this.pending) this.kills[this.pending] += 1;
    const isApplied = await this.readApplied(losses);
    if (isApplied !== this.isApplied && !this.pending) losses.lost += 1;
    if (isApplied) {
      const { change } = (await succeed<{ change: string }>(client, 'GET', this.path)) ?? {};
      const undone = await succeed<{ skipped: [] }>(client, 'POST', `/changes/${change}/undo`);
      losses.half += undone?.skipped.length ?? 0;
      if (await this.readApplied(losses)) losses.half += 1;
    }
    await succeed(client, 'DELETE', this.path);
    this.pending = undefined;
  }

  private readApplied(losses: Losses): Promise<boolean> {
    return withDb(databaseOf(this.env), async (db) => {
      const state = await db.reader
        .selectFrom('imports')
        .select('state')
        .where('id', '=', this.importId)
        .executeTakeFirst();
      const isApplied = state?.state === 'applied';
      const expected = JSON.stringify(isApplied ? EVERYTHING : NOTHING);
      if (JSON.stringify(await this.count(db)) !== expected) losses.half += 1;
      losses.half += (await findDamage(db)).length;
      return isApplied;
    });
  }

  private async count({ reader }: Db): Promise<typeof NOTHING> {
    const parts = await liveParts(reader)
      .leftJoin('categories', 'categories.id', 'spareParts.categoryId')
      .select(['seq', 'packing', 'categories.name as category'])
      .where('spareParts.name', 'like', LIKE)
      .execute();
    const seqs = parts.map(({ seq }) => seq);
    const isEdited = ({ packing, category }: (typeof parts)[number]) =>
      packing === BRAND && category === CATEGORIES.at(-1);
    const { attributeId } = this;
    return {
      edited: parts.filter(isEdited).length,
      added: parts.length - COUNT,
      numbers: await countRows(
        reader.selectFrom('partNumbers').where('number', 'like', LIKE).where('partSeq', 'in', seqs),
      ),
      values: await countRows(
        reader
          .selectFrom('partAttributes')
          .where('attributeId', '=', attributeId)
          .where('partSeq', 'in', seqs),
      ),
      images: await countRows(reader.selectFrom('sparePartImages').where('partSeq', 'in', seqs)),
      categories: await countRows(liveCategories(reader).where('name', 'like', LIKE)),
    };
  }
}
