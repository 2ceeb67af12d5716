import type { Page } from 'playwright-core';
import { admin } from './product';

/**
 * Logs in as a person does and waits for the dashboard: a session of the test's own, which it may
 * end. Where any admin will do, `newPage({ asAdmin: true })` is quicker.
 */
export async function login(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.emailId);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
