import type { Locator } from 'playwright-core';

/** Far more stops than any page of the site has between two things. */
const maxStops = 120;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until `target` has the focus. */
export async function expectFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** Goes to `target` by Tab alone; throws when it cannot be reached so. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}
