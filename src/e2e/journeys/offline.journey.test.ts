import { apiUrl } from '../support/environment';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

it('the company pages have all their content without the backend', async () => {
  const page = await newPage();
  await page.route(`${apiUrl()}/**`, (route) => route.abort());
  expectProblem(page, new RegExp(`^net::ERR_FAILED GET ${apiUrl()}/`));
  for (const [path, heading] of [
    ['/', 'Elevators, escalators and spare parts'],
    ['/elevators/villa', 'Villa Elevator'],
    ['/contact', 'Contact Us'],
  ] as const) {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});
