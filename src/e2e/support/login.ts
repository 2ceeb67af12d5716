import type { Locator, Page } from 'playwright-core';
import { apiUrl } from './environment';
import { type Account, admin } from './product';

export async function fillLogin(form: Page | Locator, account: Account = admin): Promise<void> {
  await form.getByLabel('Email').fill(account.emailId);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Logs in through the form. `newPage({ asAdmin: true })` is faster, but its session is shared. */
export async function login(page: Page): Promise<void> {
  await page.goto('/login');
  await fillLogin(page);
  await page.waitForURL('**/dashboard');
}

/** Ends the session on the server only, as its expiry does. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${apiUrl()}/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
}
