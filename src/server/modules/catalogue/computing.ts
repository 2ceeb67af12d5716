/** A request whose answer is not known. */
export interface Job {
  key: string;
  /** Begins to make the answer; whoever makes it calls `done`, however it ends. */
  begin: (done: () => void) => void;
  /** Called in place of `begin` when another job of the same key is done. */
  again: () => void;
  /** Called in place of `begin` when too many wait. */
  refuse: () => void;
}

export interface ComputingOptions {
  /** Answers that are made at a time. */
  atOnce: number;
  /** Jobs that may wait for their turn. */
  maxWaiting: number;
  /** Whether something else is more urgent in this turn. */
  givesWay: () => boolean;
}

/** So many turns in a row jobs give way. */
const MOST_PATIENCE = 8;

/**
 * Makes one answer at a time for each key, and few in all. Between them the process returns to its
 * other work, such as known answers, new connections and the writes of admins: without it
 * as many answers are made in one go as requests have arrived, and all others wait for them.
 */
export class Computing {
  /** Jobs that wait for another of their key, by that key. */
  private readonly followers = new Map<string, Job[]>();
  private readonly waiting: Job[] = [];
  private running = 0;
  private gaveWay = 0;
  private scheduled = false;

  constructor(private readonly options: ComputingOptions) {}

  get length(): number {
    return this.waiting.length;
  }

  take(job: Job): void {
    const followers = this.followers.get(job.key);
    if (followers) {
      followers.push(job);
      return;
    }
    if (this.waiting.length >= this.options.maxWaiting) return job.refuse();
    this.followers.set(job.key, []);
    this.waiting.push(job);
    this.schedule();
  }

  /** One in each turn of the event loop: on SQLite an answer is made without a pause. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.running >= this.options.atOnce) return;
      if (this.options.givesWay() && this.gaveWay < MOST_PATIENCE) {
        this.gaveWay += 1;
        return this.schedule();
      }
      this.gaveWay = 0;
      const job = this.waiting.shift();
      if (!job) return;
      this.schedule();
      this.run(job);
    });
  }

  private run(job: Job): void {
    this.running += 1;
    let isDone = false;
    job.begin(() => {
      if (isDone) return;
      isDone = true;
      this.running -= 1;
      const followers = this.followers.get(job.key) ?? [];
      this.followers.delete(job.key);
      this.schedule();
      for (const follower of followers) follower.again();
    });
  }
}
