import type { Locator, Page } from 'playwright-core';
import { type Account, admin } from './product';

/** Fills in and sends the login form of a page or of the dialog. */
export async function fillLogin(form: Page | Locator, account: Account = admin): Promise<void> {
  await form.getByLabel('Email').fill(account.emailId);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/**
 * Logs in as a person does and waits for the dashboard: a session of the test's own, which it may
 * end. Where any admin will do, `newPage({ asAdmin: true })` is quicker.
 */
export async function login(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await fillLogin(page);
  await page.waitForURL('**/dashboard');
}
