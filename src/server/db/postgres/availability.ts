import { DatabaseUnavailable } from '../unavailable';

interface AvailabilityOptions {
  /** Goes the way that reads take; resolves when the database answers. */
  probe: () => Promise<unknown>;
  /** Called when the database turns out to be away, to drop what no longer leads to it. */
  onDown: () => void;
  pauseMs: number;
}

/**
 * Knows whether the database is away, so that callers need not find it out one by one. While it
 * is, one look follows the other until it is back.
 */
export class Availability {
  private down = false;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(private readonly options: AvailabilityOptions) {}

  /** Throws while the database is known to be away. */
  readonly gate = (): void => {
    if (this.down) throw new DatabaseUnavailable('away', { cause: new Error('Known to be away.') });
  };

  /** To be called when something was lost: finds out whether that was all of the database. */
  readonly suspect = (): void => {
    if (this.looking || this.stopped) return;
    this.looking = true;
    this.options.probe().then(this.answered).catch(this.failed);
  };

  /** To be called when reads have found it away. */
  readonly report = (): void => {
    if (this.down || this.stopped) return;
    this.down = true;
    this.options.onDown();
    this.suspect();
  };

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private readonly answered = (): void => {
    this.down = false;
    this.looking = false;
  };

  private readonly failed = (): void => {
    this.looking = false;
    this.report();
    this.lookLater();
  };

  private lookLater(): void {
    if (this.stopped || this.looking) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.suspect, this.options.pauseMs);
    this.timer.unref();
  }
}
