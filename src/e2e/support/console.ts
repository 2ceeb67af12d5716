import type { Page } from 'playwright-core';

const sidebarWidth = 1024;

async function openSidebar(page: Page): Promise<void> {
  if (page.viewportSize()!.width < sidebarWidth) {
    await page.getByRole('button', { name: 'Open menu' }).click();
  }
}

export async function clickSidebarLink(page: Page, name: string | RegExp): Promise<void> {
  await openSidebar(page);
  const sidebar = page.getByRole('navigation', { name: 'Console' });
  await sidebar.getByRole('link', { name, exact: true }).click();
}

export async function openPublicSite(page: Page): Promise<void> {
  await openSidebar(page);
  await page.getByRole('link', { name: 'Public site' }).click();
}

export async function closeResultDialog(page: Page, title: string, text?: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  if (text) await dialog.getByText(text, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Confirms a deletion whose dialog must contain `texts`, and waits for the notice `done`. */
export async function confirmDeletion(page: Page, texts: string[], done: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  for (const text of texts) await dialog.getByText(text).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText(done, { exact: true }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Submits a table's search; `found` is the count to wait for when the backend does the search. */
export async function searchTable(page: Page, text: string, found?: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.keyboard.press('Enter');
  if (found) await page.getByText(found, { exact: true }).waitFor();
}
