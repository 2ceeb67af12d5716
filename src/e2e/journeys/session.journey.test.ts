import type { Page } from 'playwright-core';
import { closeResultDialog, clickSidebarLink } from '../support/console';
import { expectSoon } from '../support/expectSoon';
import { endSession, fillLogin, login } from '../support/login';
import { newPage } from '../support/pages';
import { expectFocus } from '../support/keyboard';
import { imageFile } from '../support/imageFile';
import { expectProblem } from '../support/problems';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });

it('a draft and its files survive the end of the session', async () => {
  const page = await newPage();
  await login(page);
  await clickSidebarLink(page, 'Add Spare Part');
  await nameField(page).fill('Patient pulley');
  await page.getByRole('textbox', { name: 'Description' }).fill('Typed before\nthe session ended.');
  const files = [await imageFile('a.jpg', 'purple'), await imageFile('b.jpg', 'orange')];
  await page.getByRole('button', { name: 'Images', exact: true }).setInputFiles(files);
  await endSession(page);

  expectProblem(page, /^401 POST .*\/spare-parts$/);
  await page.getByRole('button', { name: 'Add Spare Part' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await fillLogin(dialog);
  await dialog.waitFor({ state: 'hidden' });

  await page.getByText('Your session had ended, so nothing was saved.').waitFor();
  expect(await nameField(page).inputValue()).toBe('Patient pulley');
  expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
    'Typed before\nthe session ended.',
  );
  await page.getByRole('button', { name: 'Add Spare Part' }).click();
  await closeResultDialog(page, 'Spare part created successfully!');
  await expectSoon(() => nameField(page).inputValue(), '');

  await clickSidebarLink(page, 'All SpareParts');
  await page.getByRole('link', { name: 'View Patient pulley' }).click();
  await page.getByText('Typed before the session ended.').waitFor();
  await expectSoon(() => page.getByRole('img', { name: /^Patient pulley, image/ }).count(), 2);
});

it('a part is entered by keyboard, and the tab keeps it over a reload and the other language', async () => {
  const page = await newPage({ asAdmin: true, width: 390 });
  await page.goto('/dashboard/add-spareParts');
  await nameField(page).focus();
  const { keyboard } = page;
  for (const text of ['Keyed pulley', '键控滑轮', 'HW-KEYED', 'Norvik', 'Handrails']) {
    await keyboard.type(text);
    // Enter chooses the category; in the other fields it must not save a part that is not complete.
    if (text === 'Handrails') await page.getByRole('option', { name: '— Handrails' }).waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
  }
  const category = await page.getByRole('combobox', { name: 'Category' }).inputValue();
  expect(category).toMatch(/ › .*Handrails/);

  // No field is focused below the bar of the buttons.
  const bar = page.getByRole('button', { name: 'Add Spare Part' });
  for (const label of [
    'Part Type',
    '中文配件类型',
    'Material',
    '中文材质',
    'Dimensions',
    '中文尺寸',
  ]) {
    const field = page.getByRole('textbox', { name: label });
    await expectFocus(field);
    const [above, below] = [await field.boundingBox(), await bar.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    await keyboard.press('Tab');
  }

  await page.reload();
  await page.getByText('What you had typed here is back.').waitFor();
  expect(await nameField(page).inputValue()).toBe('Keyed pulley');
  await page.goto('/zh/dashboard/add-spareParts');
  await page.getByText('您之前在此输入的内容已恢复').waitFor();
  // The field shows the category once the tree is loaded.
  const restored = page.getByRole('combobox', { name: '分类' });
  await expectSoon(async () => / › .*扶手带/.test(await restored.inputValue()), true);
  await page.getByRole('button', { name: '放弃' }).click();
  await expectSoon(() => page.getByLabel('品牌').inputValue(), '');
});

it('a link or Back requires confirmation while the form has changes', async () => {
  const page = await newPage({ asAdmin: true });
  await page.goto('/dashboard');
  await clickSidebarLink(page, 'Add Category');
  await nameField(page).fill('Half a category');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await clickSidebarLink(page, 'All Categories');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await nameField(page).inputValue()).toBe('Half a category');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/add-category');
  expect(await nameField(page).inputValue()).toBe('Half a category');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave page' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
});
