import type { Locator } from 'playwright-core';

const maxTabs = 120;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

export async function expectFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}
