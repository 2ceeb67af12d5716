import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { launchChromium } from '../../src/e2e/support/chromium';
import { onEnd } from '../lib/report';

/* A person who clicks or taps every 250 ms and types a character every 200 ms. */

const CLICK_MS = 250;
const KEY_MS = 200;

const spent = { clicks: 0, keys: 0, ms: 0 };

/** The browser ends with the run. */
export async function openBrowser(): Promise<Browser> {
  const server = await launchChromium();
  onEnd(() => server.close());
  return chromium.connect(server.wsEndpoint());
}

export async function click(target: Locator): Promise<void> {
  await target.waitFor();
  await wait(CLICK_MS);
  await target.click();
  spent.clicks += 1;
  spent.ms += CLICK_MS;
}

export async function press(page: Page, key: string): Promise<void> {
  await wait(CLICK_MS);
  await page.keyboard.press(key);
  spent.keys += 1;
  spent.ms += CLICK_MS;
}

export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: KEY_MS });
  spent.keys += text.length;
  spent.ms += text.length * KEY_MS;
}

/** One tap into the field, a long one and one on what appears. */
export async function paste(field: Locator, text: string): Promise<void> {
  await click(field);
  await wait(2 * CLICK_MS);
  await field.fill(text);
  spent.clicks += 2;
  spent.ms += 2 * CLICK_MS;
}

/** Two keys copy in another program, two paste here. */
export async function pasteCopied(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await press(page, 'ControlOrMeta+V');
}

/** A tap on a link of another program. */
export async function follow(page: Page, url: string): Promise<void> {
  await wait(CLICK_MS);
  await page.goto(url);
  spent.clicks += 1;
  spent.ms += CLICK_MS;
}

/** One click opens the dialog of the system, two choose a file there. */
export async function chooseFile(
  input: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await input.waitFor({ state: 'attached' });
  await wait(3 * CLICK_MS);
  await input.setInputFiles(file);
  spent.clicks += 3;
  spent.ms += 3 * CLICK_MS;
}

/** What the work takes: seconds in all and of waiting for the machine, clicks and keys. */
export async function timeOf(work: () => Promise<void>) {
  const [start, before] = [performance.now(), { ...spent }];
  await work();
  const ms = performance.now() - start;
  return {
    seconds: ms / 1000,
    waiting: (ms - (spent.ms - before.ms)) / 1000,
    clicks: spent.clicks - before.clicks,
    keys: spent.keys - before.keys,
  };
}
