import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The package's own text of itself, `axe.source`, is twice as long. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fades have intermediate colours: axe must see the page as it comes to rest. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A paused animation never finishes, nor does one that repeats for ever.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Fails with rule, help and elements of every violation of WCAG 2.2 AA or axe's best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await untilAtRest(page);
  // Evaluated by the debugger, which the page's own policy does not bind.
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
