import type { Page } from 'playwright-core';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';
import { expectFocus } from '../support/keyboard';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });

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
  expect(category).toMatch(/Handrails.* ‹ /);

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
  await expectSoon(async () => /扶手带.* ‹ /.test(await restored.inputValue()), true);
  await page.getByRole('button', { name: '放弃' }).click();
  await expectSoon(() => page.getByLabel('品牌').inputValue(), '');
});
