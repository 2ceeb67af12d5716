import type { Locator, Page } from 'playwright-core';
import { deepBranches } from '../support/catalogue';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

const isOpen = (toggle: Locator) => toggle.getAttribute('aria-expanded');

it('opens the dropdowns by keyboard; Escape closes them and returns the focus', async () => {
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
  await page.keyboard.press('Enter');
  await tabTo(nav.getByRole('link', { name: 'Villa Elevator' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/elevators/villa');
  await expectFocus(page.getByRole('main'));
});

it('shows one branch of the spare parts per level and leads to the grid of a leaf', async () => {
  const page = await newPage();
  await page.goto('/about');
  const [[top, middle, leaf], [otherTop, otherMiddle]] = (await deepBranches()) as [
    Awaited<ReturnType<typeof deepBranches>>[number],
    Awaited<ReturnType<typeof deepBranches>>[number],
  ];
  const nav = mainNav(page);
  const spareParts = button(nav, 'Spare Parts');
  await tabTo(spareParts);
  await page.keyboard.press('Enter');
  await tabTo(button(nav, top.name));
  await page.keyboard.press('Enter');
  await tabTo(button(nav, middle.name));
  await page.keyboard.press('Enter');
  const leafLink = nav.getByRole('link', { name: leaf.name, exact: true });
  await leafLink.waitFor();

  await button(nav, otherTop.name).click();
  await button(nav, otherMiddle.name).waitFor();
  await leafLink.waitFor({ state: 'hidden' });
  expect(await isOpen(button(nav, top.name))).toBe('false');
  expect(await isOpen(button(nav, otherMiddle.name))).toBe('false');
  expect(await button(nav, middle.name).count()).toBe(0);

  // Back in the first branch the second level starts closed, and a second press closes a branch.
  await button(nav, top.name).click();
  expect(await isOpen(button(nav, middle.name))).toBe('false');
  await button(nav, middle.name).click();
  await leafLink.waitFor();
  await button(nav, middle.name).click();
  await leafLink.waitFor({ state: 'hidden' });
  await button(nav, middle.name).click();
  await leafLink.click();
  await page.waitForURL(`**/spare-parts-grid/${leaf._id}`);
  await leafLink.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 2, name: leaf.name }).waitFor();
});

it('closes the mobile menu by Escape', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/about');
  const toggle = page.getByRole('button', { name: /^(Open|Close) menu$/ });
  await tabTo(toggle);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  await tabTo(menu.getByRole('link', { name: 'Newsroom' }));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expectFocus(toggle);
});
