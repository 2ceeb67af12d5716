import type { Page } from 'playwright-core';
import { expectSoon } from '../support/expectSoon';
import { tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const label = (page: Page, number: string) =>
  slider(page).getByRole('button', { name: number, exact: true });

/** The way to the parts in slide `number`; only the slide that is shown has it in view. */
const slide = (page: Page, number: number) =>
  slider(page)
    .getByRole('group', { name: `${number} of 6` })
    .getByRole('link', { name: 'Find a spare part' });

/** The home page with its clock stopped: its timers run only as far as `page.clock` lets them. */
async function homeWithClock(options?: Parameters<typeof newPage>[0]): Promise<Page> {
  const page = await newPage({ reducedMotion: false, ...options, ownContext: true });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/');
  await slide(page, 1).waitFor();
  return page;
}

describe('the slider', () => {
  it('works by keyboard: labels, arrow keys, Next and wrapping around', async () => {
    const page = await homeWithClock();
    await tabTo(label(page, '03'));
    await page.keyboard.press('Enter');
    await slide(page, 3).waitFor();
    await slider(page).getByText('Your Safety, Our Commitment').waitFor();
    await page.clock.runFor(1200);
    await page.keyboard.press('ArrowLeft');
    await slide(page, 2).waitFor();
    await page.clock.runFor(1200);
    await tabTo(label(page, '06'));
    await page.keyboard.press('Space');
    await slide(page, 6).waitFor();
    await page.clock.runFor(1200);
    await tabTo(slider(page).getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await slide(page, 1).waitFor();
  });
});

it('moves nothing by itself under reduced motion', async () => {
  const page = await homeWithClock({ reducedMotion: true });
  for (const what of ['Highlights', 'Technical Strength pictures', 'Global Case projects']) {
    await page.getByRole('button', { name: `Play: ${what}` }).waitFor();
  }
  await page.getByText('Global Case', { exact: true }).scrollIntoViewIfNeeded();
  await page.clock.runFor(60_000);
  expect(await slide(page, 1).count()).toBe(1);
  await page
    .getByRole('group', { name: 'Technical Strength pictures' })
    .getByText('Test tower')
    .waitFor();
  await page.getByText('Afghanistan').waitFor();
  // Transitions of the hydration may run for one more frame.
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expectSoon(running, 0);
});

it('plays a film over its slide on a wide screen, and pauses it with the slider', async () => {
  const page = await homeWithClock();
  const film = page.locator('video').first();
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expectSoon(() => film.count(), 1);
  await expectSoon(() => film.evaluate((video: HTMLVideoElement) => video.currentTime > 0), true);
  await expectSoon(() => film.evaluate((video) => getComputedStyle(video).opacity), '1');
  await slider(page).getByRole('button', { name: 'Pause: Highlights' }).click();
  await expectSoon(paused, true);
  await slider(page).getByRole('button', { name: 'Play: Highlights' }).click();
  await expectSoon(paused, false);
});
