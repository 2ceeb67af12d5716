import type { Page } from 'playwright-core';
import { clickSidebarLink } from '../support/console';
import { largestCategory } from '../support/catalogue';
import { login } from '../support/login';
import { newPage } from '../support/pages';

/** Storage throws, as in Chromium with blocked cookies. */
async function newPageWithoutStorage(): Promise<Page> {
  const page = await newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  return page;
}

it('site and console work where the browser blocks storage', async () => {
  const page = await newPageWithoutStorage();
  await page.goto('/');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.goto(`/spare-parts-grid/${await largestCategory()}`);
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByText('Product Name').first().waitFor();
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Amina');
  await login(page);
  await clickSidebarLink(page, 'All SpareParts');
  await page.getByRole('table').waitFor();
});
