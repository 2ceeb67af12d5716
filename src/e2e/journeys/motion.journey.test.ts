import type { Page } from 'playwright-core';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
/** Link of slide `number`; only that of the current slide is exposed. */
const slide = (page: Page, number: number) =>
  slider(page)
    .getByRole('group', { name: `${number} of 6` })
    .getByRole('link', { name: 'Find spare parts' });

/** Opens the home page with paused timers; `page.clock` advances them. */
async function homeWithClock(options?: Parameters<typeof newPage>[0]): Promise<Page> {
  const page = await newPage({ reducedMotion: false, ...options, ownContext: true });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/');
  await slide(page, 1).waitFor();
  return page;
}

it('automatic motion is paused under reduced motion', async () => {
  const page = await homeWithClock({ reducedMotion: true });
  for (const name of ['Highlights', 'Technical Strength images', 'Global Case projects']) {
    await page.getByRole('button', { name: `Play: ${name}` }).waitFor();
  }
  await page.getByText('Global Case', { exact: true }).scrollIntoViewIfNeeded();
  await page.clock.runFor(60_000);
  expect(await slide(page, 1).count()).toBe(1);
  await page
    .getByRole('group', { name: 'Technical Strength images' })
    .getByText('Test tower')
    .waitFor();
  await page.getByText('Afghanistan').waitFor();
  // Transitions may run for one more frame after hydration.
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expectSoon(running, 0);
});

it('a desktop plays the video of a slide, and the pause button of the slider pauses it', async () => {
  const page = await homeWithClock();
  const video = page.locator('video').first();
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expectSoon(() => video.count(), 1);
  await expectSoon(
    () => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0),
    true,
  );
  await expectSoon(() => video.evaluate((element) => getComputedStyle(element).opacity), '1');
  await slider(page).getByRole('button', { name: 'Pause: Highlights' }).click();
  await expectSoon(paused, true);
  await slider(page).getByRole('button', { name: 'Play: Highlights' }).click();
  await expectSoon(paused, false);
});
