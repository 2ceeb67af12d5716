import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Half the size of `axe.source`. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Intermediate colours of a transition would fail axe's contrast rule. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Paused and infinite animations never finish.
    const finite = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitForAnimations(page);
  // `evaluate` bypasses the page's Content-Security-Policy.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const injected = (window as unknown as { axe: typeof axe }).axe;
    const results = await injected.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return results.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
    );
  });
  expect(violations).toEqual([]);
}
