import type { Page } from 'playwright-core';

/** Goes down the Spare Parts menu of the page's width to the last of `names`, a category of the second level. */
export async function followCategory(page: Page, [top, below]: [string, string]): Promise<void> {
  if (page.viewportSize()!.width < 1024) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Site menu' });
    await menu.getByRole('button', { name: 'Spare Parts', exact: true }).click();
    await menu.getByRole('button', { name: `Subcategories of ${top}` }).click();
    await menu.getByRole('link', { name: below, exact: true }).click();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Spare Parts', exact: true }).click();
    await menu.getByRole('button', { name: top, exact: true }).click();
    await menu.getByRole('link', { name: below, exact: true }).click();
  }
}
