/** What a change of the catalogue has touched. */
export interface Touched {
  topics: string[];
  /** Folded texts of parts, as they were found by before and are found by from now on. */
  texts?: string[];
}

/** What a read was made from. */
export interface Sources {
  topics: string[];
  /** Folded: the read depends on every part whose text contains all of them. */
  words?: string[];
}

/** What reads depend on and changes touch. */
export const topics = {
  /** The categories, their order and their counts. */
  tree: 'tree',
  /** Which parts there are. */
  parts: 'parts',
  /** What parts are ordered by, save their age. */
  order: 'order',
  /** What parts are found by, beyond their own texts. */
  words: 'words',
  part: (id: string) => `part ${id}`,
  /** Which parts are filed directly in a category. */
  filedIn: (id: string) => `filed ${id}`,
  /** The name of a category, which its parts show. */
  categoryName: (id: string) => `category ${id}`,
};

/** A point in the catalogue's history as this process has followed it; later ones are greater. */
export type Moment = number;

/** Beyond them all that was read counts as out of date. */
const MAX_TOPICS = 20_000;
const MAX_TEXT_LENGTH = 1024 ** 2;

/** Knows when what was last touched, and so whether a read still holds. */
export class Freshness {
  private now: Moment = 0;
  /** Reads from before it are out of date. */
  private floor: Moment = 0;
  private readonly touchedAt = new Map<string, Moment>();
  private texts: { text: string; at: Moment }[] = [];
  private textLength = 0;

  get moment(): Moment {
    return this.now;
  }

  /** Nothing that was read so far holds any more. */
  forget(): void {
    this.now += 1;
    this.floor = this.now;
    this.touchedAt.clear();
    this.texts = [];
    this.textLength = 0;
  }

  touch(changes: Touched[]): void {
    this.now += 1;
    for (const { topics: touched, texts = [] } of changes) {
      for (const topic of touched) this.touchedAt.set(topic, this.now);
      for (const text of texts) {
        this.texts.push({ text, at: this.now });
        this.textLength += text.length;
      }
    }
    if (this.touchedAt.size > MAX_TOPICS || this.textLength > MAX_TEXT_LENGTH) this.forget();
  }

  /** Whether what was read at `since`, or begun to be read, is what would be read now. */
  holds(since: Moment, { topics: sources, words }: Sources): boolean {
    if (since === this.now) return true;
    if (since < this.floor) return false;
    if (sources.some((topic) => (this.touchedAt.get(topic) ?? 0) > since)) return false;
    return !words || this.findsTheSame(since, words);
  }

  private findsTheSame(since: Moment, words: string[]): boolean {
    for (let index = this.texts.length - 1; index >= 0; index -= 1) {
      const touched = this.texts[index];
      if (!touched || touched.at <= since) break;
      if (words.every((word) => touched.text.includes(word))) return false;
    }
    return true;
  }
}
