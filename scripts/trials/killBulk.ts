import { randomInt } from 'node:crypto';
import { makeForm } from '../../src/server/testing/client';
import { type Client, read, send, succeed } from './killClient';
import type { Losses } from './killWriters';

export interface Part {
  _id: string;
  packing?: string;
  images: string[];
  categoryId?: { _id: string };
}

/** What all parts of a writer have in common. */
interface State {
  packing: string;
  isDeleted: boolean;
  /** Whether their category exists and they are in it. */
  isFiled: boolean;
}

interface Change {
  kind: 'edit' | 'delete' | 'restore' | 'undo';
  request: [method: string, path: string, body?: object];
  after: State;
}

/** So often one part is doubled. They are drafts, which the lists of other writers skip. */
const DOUBLINGS = 7;

/** Adds one part, with images, and as many duplicates; returns the ids of all. */
export async function addParts(
  client: Client,
  fields: Record<string, string>,
  images: Buffer[],
  doublings: number,
): Promise<string[]> {
  const part = await succeed<Part>(client, 'POST', '/spare-parts', makeForm({ ...fields, images }));
  const ids = [part?._id ?? ''];
  for (let count = 0; count < doublings; count += 1) {
    const copies = { action: 'duplicate', ids };
    const added = await succeed<{ ids: string[] }>(client, 'POST', '/spare-parts/bulk', copies);
    ids.push(...(added?.ids ?? []));
  }
  return ids;
}

export const readDrafts = (client: Client, brand: string): Promise<Part[]> =>
  read<Part[]>(client, `/spare-parts?includeHidden=true&brand=${encodeURIComponent(brand)}`);

/**
 * Gives all its parts one text after the other, deletes and restores them or the branch of their
 * category, and undoes each of these, always by one request.
 */
export class BulkWriter {
  acknowledged = 0;
  /** What was under way when the backend was killed, by kind. */
  readonly kills: Record<Change['kind'], number> = { edit: 0, delete: 0, restore: 0, undo: 0 };
  private ids: string[] = [];
  /** The category of all parts, and the one above it. */
  private categoryId = '';
  private parentId = '';
  private state: State = { packing: '', isDeleted: false, isFiled: true };
  /** Under way: all of the parts have it, or none. */
  private pending: Change | undefined;
  /** The last change that was acknowledged, and the state before it. */
  private last: { change: string; before: State } | undefined;

  constructor(private readonly brand: string) {}

  async prepare(client: Client, images: Buffer[]): Promise<void> {
    this.parentId = await this.addCategory(client, {});
    this.categoryId = await this.addCategory(client, { parentId: this.parentId });
    const { brand, categoryId } = this;
    const fields = { name: brand, brand, categoryId, hidden: 'true' };
    this.ids = await addParts(client, fields, images.slice(0, 2), DOUBLINGS);
  }

  private async addCategory(client: Client, fields: Record<string, string>): Promise<string> {
    const form = makeForm({ name: this.brand, ...fields });
    return (await succeed<{ _id: string }>(client, 'POST', '/categories', form))?._id ?? '';
  }

  /** Writes until the backend is gone. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const change = this.next();
      this.pending = change;
      const [method, path, body] = change.request;
      const done = await succeed<{ change: string }>(client, method, path, body);
      if (!done) return;
      this.last = { change: done.change, before: this.state };
      this.state = change.after;
      this.pending = undefined;
      this.acknowledged += 1;
    }
  }

  private next(): Change {
    const { ids, state, last } = this;
    if (last && randomInt(3) === 0) {
      const request: Change['request'] = ['POST', `/changes/${last.change}/undo`];
      return { kind: 'undo', request, after: last.before };
    }
    if (state.isDeleted) {
      const request: Change['request'] = ['POST', '/trash/restore', { ids }];
      return { kind: 'restore', request, after: { ...state, isDeleted: false } };
    }
    if (!state.isFiled) {
      const restored = { ids: [this.parentId] };
      const request: Change['request'] = ['POST', '/trash/restore', restored];
      return { kind: 'restore', request, after: { ...state, isFiled: true } };
    }
    const packing = `${this.brand}.${randomInt(2 ** 40)}`;
    const changes: Change[] = [
      {
        kind: 'edit',
        request: ['PATCH', '/spare-parts', { ids, set: { packing } }],
        after: { ...state, packing },
      },
      {
        kind: 'delete',
        request: ['POST', '/spare-parts/bulk', { action: 'delete', ids }],
        after: { ...state, isDeleted: true },
      },
      {
        kind: 'delete',
        request: ['DELETE', `/categories/${this.parentId}`],
        after: { ...state, isFiled: false },
      },
    ];
    return changes[randomInt(changes.length)]!;
  }

  /** After a kill. */
  async verify(client: Client, losses: Losses): Promise<void> {
    const found = await this.readStates(client);
    if (found.size > 1) losses.half += 1;
    const isStored = (state: State) => found.size === 1 && found.has(this.textOf(state));
    if (this.pending) {
      this.kills[this.pending.kind] += 1;
      if (!isStored(this.state)) this.state = this.pending.after;
    }
    if (!isStored(this.state)) losses.lost += 1;
    this.pending = undefined;
    this.last = undefined;
  }

  /** States of the parts and of their category as texts: one, unless a change is there by half. */
  private async readStates(client: Client): Promise<Set<string>> {
    const { categoryId } = this;
    const category = await send(client, 'GET', `/categories/${categoryId}`);
    const isFiled = category?.status === 200;
    const parts = await readDrafts(client, this.brand);
    const isDeleted = parts.length === 0;
    if (isDeleted) return new Set([this.textOf({ packing: '', isDeleted, isFiled })]);
    const states = parts.map(({ packing = '', categoryId: home, images }) =>
      images.length === 2 && isFiled === (home?._id === categoryId)
        ? this.textOf({ packing, isDeleted, isFiled })
        : 'half',
    );
    if (parts.length < this.ids.length) states.push('some deleted');
    return new Set(states);
  }

  /** The text of deleted parts cannot be read. */
  private textOf({ packing, ...state }: State): string {
    return JSON.stringify({ ...state, packing: state.isDeleted ? '' : packing });
  }
}
