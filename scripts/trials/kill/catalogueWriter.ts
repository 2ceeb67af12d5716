import { randomInt } from 'node:crypto';
import { call, makeForm, type Client } from './client';

/** What a category or a part must look like, as far as this trial changes it. */
export interface Thing {
  kind: 'part' | 'category';
  id: string;
  name: string;
  /** Number of its pictures. */
  pictures: number;
}

/** A change that was begun; when its response never came, either state is right afterwards. */
export interface Change {
  before: Thing | undefined;
  after: Thing | undefined;
}

interface Answered {
  _id: string;
}

const MAX_THINGS = 6;
const PATHS = { part: '/spare-parts', category: '/categories' };

/** Adds, changes and deletes categories and parts of its own, one after the other. */
export class CatalogueWriter {
  /** By id; as they must be after every acknowledged change. */
  readonly things = new Map<string, Thing>();
  /** The change that was under way when the backend went. */
  pending: Change | undefined;
  acknowledged = 0;
  private count = 0;

  constructor(
    private readonly prefix: string,
    private readonly images: Buffer[],
  ) {}

  /** Writes until the backend is gone. Throws for a response that no such write may get. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const change = this.choose();
      this.pending = change;
      const id = await this.carryOut(client, change);
      if (id === undefined) return;
      this.settle(change.after && { ...change.after, id }, change.before?.id);
      this.acknowledged += 1;
    }
  }

  /** Takes over which of the two states of the pending change holds. */
  settle(found: Thing | undefined, oldId: string | undefined): void {
    if (oldId !== undefined) this.things.delete(oldId);
    if (found) this.things.set(found.id, found);
    this.pending = undefined;
  }

  private choose(): Change {
    const name = `${this.prefix}.${this.count++}`;
    const mine = [...this.things.values()];
    const one = mine[randomInt(Math.max(1, mine.length))];
    const dice = randomInt(3);
    if (!one || (dice === 0 && mine.length < MAX_THINGS)) {
      const kind = randomInt(2) === 0 ? 'part' : 'category';
      const pictures = kind === 'part' ? randomInt(4) : randomInt(2);
      return { before: undefined, after: { kind, id: '', name, pictures } };
    }
    if (dice === 1 || mine.length >= MAX_THINGS) return { before: one, after: undefined };
    const pictures = one.kind === 'part' ? one.pictures + 1 : 1;
    return { before: one, after: { ...one, name, pictures: Math.min(pictures, 20) } };
  }

  /** The id of what was changed; undefined when the backend went away meanwhile. */
  private async carryOut(client: Client, { before, after }: Change): Promise<string | undefined> {
    const path = PATHS[(after ?? before)?.kind ?? 'part'];
    const response = after
      ? await call<Answered>(
          client,
          before ? 'PUT' : 'POST',
          before ? `${path}/${before.id}` : `${path}/`,
          this.formOf(after, after.pictures - (before?.pictures ?? 0)),
        )
      : await call<Answered>(client, 'DELETE', `${path}/${before?.id}`);
    if (!response) return undefined;
    if (response.status >= 300) {
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(response.body)}`);
    }
    return response.body._id ?? '';
  }

  private formOf({ kind, name }: Thing, added: number): FormData {
    const field = kind === 'part' ? 'images' : 'image';
    const images = Array.from({ length: added }, (): [string, Buffer] => [
      field,
      this.images[randomInt(this.images.length)] as Buffer,
    ]);
    return makeForm({ name }, images);
  }
}
