import type { Freshness, Moment, Sources } from './freshness';

interface Entry<T> {
  value: T;
  bytes: number;
  sources: Sources;
  /** Moment for which the value is known to hold. */
  since: Moment;
}

/** What one entry takes beside its value: the map's own part, the key, and the names of its sources. */
const ENTRY_BYTES = 300;
const TOPIC_BYTES = 70;

/**
 * Values read from the catalogue, each as long as it holds and the bytes suffice; beyond them those
 * go that nobody has asked for longest.
 */
export class FreshCache<T> {
  /** In the order of their last use. */
  private readonly entries = new Map<string, Entry<T>>();
  private total = 0;

  constructor(
    private readonly freshness: Freshness,
    private readonly maxBytes: number,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.total;
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.remove(key, entry);
    if (!this.freshness.holds(entry.since, entry.sources)) return undefined;
    entry.since = this.freshness.moment;
    this.add(key, entry);
    return entry.value;
  }

  /** Keeps a value that was begun to be read at `since`, unless what it was made from has changed. */
  set(key: string, value: T, bytes: number, since: Moment, sources: Sources): void {
    const present = this.entries.get(key);
    if (present) this.remove(key, present);
    if (!this.freshness.holds(since, sources)) return;
    const size = bytes + key.length + ENTRY_BYTES + TOPIC_BYTES * sources.topics.length;
    this.add(key, { value, bytes: size, sources, since });
    for (const [oldest, entry] of this.entries) {
      if (this.total <= this.maxBytes) return;
      this.remove(oldest, entry);
    }
  }

  private add(key: string, entry: Entry<T>): void {
    this.entries.set(key, entry);
    this.total += entry.bytes;
  }

  private remove(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.total -= entry.bytes;
  }
}
