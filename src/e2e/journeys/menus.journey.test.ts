import type { Locator, Page } from 'playwright-core';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

it('the keyboard opens a dropdown, and Escape closes it and restores the focus', async () => {
  const page = await newPage();
  await page.goto('/about');
  const nav = mainNav(page);
  const elevator = button(nav, 'Elevator');
  await tabTo(elevator);
  const passenger = nav.getByRole('link', { name: 'Passenger Elevator' });
  await tabTo(passenger);
  await page.keyboard.press('Escape');
  await expectFocus(elevator);
  await passenger.waitFor({ state: 'hidden' });
  await page.keyboard.press('Space');
  await tabTo(nav.getByRole('link', { name: 'Villa Elevator' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/elevators/villa');
  await expectFocus(page.getByRole('main'));
});
