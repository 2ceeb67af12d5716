import type { Locator } from 'playwright-core';

const TAP_MS = 250;
const KEY_MS = 200;

/** What a person does on a phone, and how long it would take them: the test itself doesn't wait. */
export class Walk {
  taps = 0;
  private keys = 0;
  private readonly started = performance.now();

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.keys += [...text].length;
    await field.fill(text);
  }

  /** By a long press and a tap on "Paste". */
  async paste(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.taps += 2;
    await field.fill(text);
  }

  /** Seconds, the product's own time included. */
  seconds(): number {
    const own = performance.now() - this.started;
    return (own + this.taps * TAP_MS + this.keys * KEY_MS) / 1000;
  }
}
