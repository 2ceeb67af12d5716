import { randomInt } from 'node:crypto';
import { type Client, read, succeed } from './killClient';
import type { Losses } from './killWriters';

interface Part {
  _id: string;
  packing?: string;
}

/** So often one part is doubled. They are drafts, which the lists of other writers leave out. */
const DOUBLINGS = 7;

type Change = { stamp: string } | 'delete' | 'restore';

/** Gives all its parts one text after the other, deletes and restores them, each by one request. */
export class BulkWriter {
  acknowledged = 0;
  private ids: string[] = [];
  private stamp = '';
  private isDeleted = false;
  /** Under way when the backend was killed: all of the parts have it, or none. */
  private pending: Change | undefined;

  constructor(private readonly brand: string) {}

  async prepare(client: Client): Promise<void> {
    const form = new FormData();
    form.append('name', this.brand);
    form.append('brand', this.brand);
    form.append('hidden', 'true');
    const part = await succeed<Part>(client, 'POST', '/spare-parts', form);
    this.ids = [part?._id ?? ''];
    for (let count = 0; count < DOUBLINGS; count += 1) {
      const copies = { action: 'duplicate', ids: this.ids };
      const added = await succeed<{ ids: string[] }>(client, 'POST', '/spare-parts/bulk', copies);
      this.ids.push(...(added?.ids ?? []));
    }
  }

  /** Writes until the backend is gone. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const { ids } = this;
      this.pending = this.isDeleted ? 'restore' : this.next();
      const change = this.pending;
      const done =
        typeof change === 'string'
          ? await succeed(client, 'POST', '/spare-parts/bulk', { action: change, ids })
          : await succeed(client, 'PATCH', '/spare-parts', { ids, set: { packing: change.stamp } });
      if (!done) return;
      this.settle(change);
      this.acknowledged += 1;
    }
  }

  private next(): Change {
    return randomInt(3) === 0 ? 'delete' : { stamp: `${this.brand}.${randomInt(2 ** 40)}` };
  }

  private settle(change: Change): void {
    if (typeof change === 'string') this.isDeleted = change === 'delete';
    else this.stamp = change.stamp;
    this.pending = undefined;
  }

  async verify(client: Client, losses: Losses): Promise<void> {
    const query = `includeHidden=true&brand=${encodeURIComponent(this.brand)}`;
    const parts = await read<Part[]>(client, `/spare-parts?${query}`);
    const stamps = new Set(parts.map(({ packing = '' }) => packing));
    const isHalf = (parts.length > 0 && parts.length < this.ids.length) || stamps.size > 1;
    if (isHalf) losses.half += 1;
    const isDeleted = parts.length === 0;
    const [stamp = this.stamp] = stamps;
    const isNow = () => isDeleted === this.isDeleted && stamp === this.stamp;
    if (this.pending && !isNow()) this.settle(this.pending);
    if (!isNow()) losses.lost += 1;
    this.pending = undefined;
  }
}
