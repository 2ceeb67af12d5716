import type { Page } from 'playwright-core';

/** From this width on the sidebar stands beside the page; below it is a drawer. */
const sidebarWidth = 1024;

async function openSidebar(page: Page): Promise<void> {
  if (page.viewportSize()!.width < sidebarWidth) {
    await page.getByRole('button', { name: 'Open menu' }).click();
  }
}

/** Follows an entry of the console's sidebar. */
export async function followSidebar(page: Page, name: string): Promise<void> {
  await openSidebar(page);
  const console = page.getByRole('navigation', { name: 'Console' });
  await console.getByRole('link', { name, exact: true }).click();
}

/** Leaves the console for the public site. */
export async function goToSite(page: Page): Promise<void> {
  await openSidebar(page);
  await page.getByRole('link', { name: 'Public site' }).click();
}

/** Waits for the dialog that tells how something went, and closes it. */
export async function acknowledge(page: Page, title: string, text?: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  if (text) await dialog.getByText(text, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Answers the question before a deletion, which must hold `texts`, with yes. */
export async function confirmDeletion(page: Page, texts: string[], done: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  for (const text of texts) await question.getByText(text).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).waitFor();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText(done, { exact: true }).waitFor();
  await question.waitFor({ state: 'hidden' });
}

/** Searches a table of the console, until it says that it `found` so much, if the backend searches. */
export async function searchTable(page: Page, text: string, found?: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.keyboard.press('Enter');
  if (found) await page.getByText(found, { exact: true }).waitFor();
}
