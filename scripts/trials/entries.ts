import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AttributeForm, Category, SparePart } from '../../src/server/generated/requests';
import { type AdminCall, root } from '../lib/product';
import { chooseFile, click, pasteCopied, press, type } from './human';

/* An admin enters texts, values and parts, and finds one again. */

const TEXTS = 20;
const LOADS = ['Load', 'Width', 'Depth', 'Height', 'Mass'];
const ROWS = 10;
const NEW_PARTS = 5;
const IMAGES = ['gallery-1.jpg', 'gallery-2.jpg', 'gallery-3.jpg', 'gallery-4.jpg', 'about-1.jpg'];

/** Takes the Chinese names of twenty parts away, and adds five attributes to a category. */
export async function prepareEntries(send: AdminCall, category: Category) {
  const all = await send<SparePart[]>('GET', '/spare-parts?sort=name');
  const numbered = all.filter(({ partNumber }) => partNumber);
  const parts = numbered.slice(-TEXTS);
  const ids = parts.map(({ _id }) => _id);
  await send('PATCH', '/spare-parts', { ids, set: { nameZh: '' } });
  const inCategory = numbered.slice(0, ROWS);
  const move = { action: 'move', ids: inCategory.map(({ _id }) => _id), categoryId: category._id };
  await send('POST', '/spare-parts/bulk', move);
  for (const [index, label] of LOADS.entries()) {
    const attribute: AttributeForm = {
      key: `trial${index}`,
      labelEn: `Trial ${label}`,
      labelZh: `试${index}`,
      kind: 'number',
      categoryIds: [category._id],
    };
    await send('POST', '/attributes', attribute);
  }
  const heading = ['Number', ...LOADS.map((label) => `Trial ${label}`)];
  const rows = inCategory.map(({ partNumber }, row) => [
    partNumber,
    ...LOADS.map((_label, index) => 100 * row + index + 1),
  ]);
  const [found] = numbered.slice(30);
  return {
    texts: parts.map(({ partNumber }, row) => `${partNumber}\t试验${row}`).join('\n'),
    category: category.name,
    values: [heading, ...rows].map((cells) => cells.join('\t')).join('\n'),
    number: found?.partNumber ?? '',
    name: found?.name ?? '',
  };
}

type Entries = Awaited<ReturnType<typeof prepareEntries>>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function translate(page: Page, { texts }: Entries): Promise<void> {
  await click(page.getByRole('link', { name: 'Translations', exact: true }).first());
  await click(page.getByRole('textbox', { name: /^Name of/ }).first());
  await pasteCopied(page, texts);
  await click(button(page, `Save ${TEXTS} values`));
  await page.getByText(`${TEXTS} values are saved.`).waitFor();
}

export async function fillIn(page: Page, { category, values }: Entries): Promise<void> {
  const count = ROWS * LOADS.length;
  await press(page, 'ControlOrMeta+K');
  await type(page, category.slice(0, 5));
  await click(page.getByRole('option', { name: category }).first());
  await click(page.getByRole('link', { name: 'Fill in attributes' }));
  await click(page.getByRole('grid').getByRole('textbox').first());
  await pasteCopied(page, values);
  await click(button(page, `Save ${count} values`));
  await page.getByText(`${count} values are saved.`).waitFor();
}

/** Each with a name, a number and an image; those after the first without a click into the form. */
export async function addParts(page: Page): Promise<void> {
  await click(page.getByRole('link', { name: 'Add Spare Part', exact: true }).first());
  const name = page.getByRole('textbox', { name: /^Name( \*)?$/ });
  for (let index = 0; index < NEW_PARTS; index += 1) {
    await click(name);
    await type(page, `Trial ${index}`);
    const file = IMAGES[index] ?? '';
    const buffer = readFileSync(join(root, 'public/photos', file));
    await chooseFile(page.locator('input[type=file][accept*=image]').first(), {
      name: file,
      mimeType: 'image/jpeg',
      buffer,
    });
    await click(button(page, 'Create and add another'));
    await page.getByText('Spare part created successfully!').first().waitFor();
    await page.waitForFunction(
      (value) => ![...document.querySelectorAll('input')].some((input) => input.value === value),
      `Trial ${index}`,
    );
  }
}

export async function findPart(page: Page, { number, name }: Entries): Promise<void> {
  await press(page, 'ControlOrMeta+K');
  await type(page, number);
  await page.getByRole('option', { name }).first().waitFor();
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
