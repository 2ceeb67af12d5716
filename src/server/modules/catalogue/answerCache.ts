const MAX_TOTAL_BYTES = 32 * 1024 ** 2;
const MAX_ENTRY_BYTES = 1024 ** 2;
const MAX_KEY_LENGTH = 1000;

/** A whole answer as it went out the first time. */
export interface Answer {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** Headers of the 304 that says it is still the same. */
  unchangedHeaders: string[];
  /** Short ones as a string with one character a byte, which Node writes together with the head. */
  body: Buffer | string;
}

/** Answers of one version of the catalogue, within a limit; the oldest go first. */
export class AnswerCache {
  private version = -1;
  private bytes = 0;
  private readonly answers = new Map<string, Answer>();

  get(version: number, key: string): Answer | undefined {
    if (version > this.version) {
      this.answers.clear();
      this.bytes = 0;
      this.version = version;
    }
    return version === this.version ? this.answers.get(key) : undefined;
  }

  set(version: number, key: string, answer: Answer): void {
    if (version !== this.version || this.answers.has(key)) return;
    if (answer.body.length > MAX_ENTRY_BYTES || key.length > MAX_KEY_LENGTH) return;
    this.answers.set(key, answer);
    this.bytes += sizeOf(key, answer);
    for (const [oldKey, old] of this.answers) {
      if (this.bytes <= MAX_TOTAL_BYTES) break;
      this.answers.delete(oldKey);
      this.bytes -= sizeOf(oldKey, old);
    }
  }
}

/** With what the headers and the map's own entries take. */
const sizeOf = (key: string, { body }: Answer) => key.length + body.length + 1000;
