import type { Page } from 'playwright-core';
import {
  acknowledge,
  confirmDeletion,
  followSidebar,
  goToSite,
  searchTable,
} from '../support/console';
import { siteUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { login } from '../support/login';
import { followCategory } from '../support/menus';
import { newPage } from '../support/pages';
import { photo } from '../support/photo';
import { expectProblem } from '../support/problems';

async function createCategory(page: Page, name: string, colour: string, parent?: string) {
  await followSidebar(page, 'Add Category');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  if (parent) await page.getByLabel('Parent category').selectOption({ label: parent });
  await page.getByRole('textbox', { name: 'Description' }).fill(`All about ${name}.`);
  await page
    .getByRole('button', { name: 'Image', exact: true })
    .setInputFiles(await photo(`${colour}.jpg`, colour));
  await page.getByRole('img', { name: 'Chosen image' }).waitFor();
  await page.getByRole('button', { name: 'Create Category' }).click();
  await acknowledge(
    page,
    'Category Created!',
    parent
      ? `Sub-category "${name}" under "${parent}" has been added successfully.`
      : `Category "${name}" has been added successfully.`,
  );
  expect(new URL(page.url()).pathname).toBe('/dashboard');
}

async function createPart(page: Page, name: string, category: string, colours: string[]) {
  await followSidebar(page, 'Add Spare Part');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Brand' }).fill('Journey & Sons');
  await page.getByLabel('Category').selectOption({ label: `— ${category}` });
  const files = colours.map((colour) => photo(`${colour}.jpg`, colour));
  await page
    .getByRole('button', { name: 'Images', exact: true })
    .setInputFiles(await Promise.all(files));
  await page.getByRole('img', { name: 'Image 3 of 3' }).waitFor();
  await page.getByRole('button', { name: 'Add Spare Part' }).click();
  await acknowledge(page, 'Spare part created successfully!');
}

/** File names of a part's pictures on its public page, in order. */
const shownFiles = (page: Page) =>
  page
    .getByRole('list', { name: 'Pictures' })
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));

/** Follows the grid of `category` to the part, whose main picture must have come. */
async function openPart(page: Page, name: string, category: string, pictures: number) {
  const card = page.getByRole('link', { name });
  await card.getByText(`Category: ${category}`).waitFor();
  await card.getByText('View Details →').waitFor();
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectSoon(async () => (await shownFiles(page)).length, pictures);
  const main = page.getByRole('img', { name: `${name}, picture 1 of ${pictures}` });
  await expectSoon(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);
}

// On a phone, which has all that a desktop has behind its menus.
it('an admin builds up a category and takes it down', async () => {
  const category = 'Hoists of 390';
  const subcategory = 'Winches of 390';
  const part = 'Winch drum 390';
  const renamed = 'Rope drum 390';
  const page = await newPage({ width: 390 });
  await login(page);
  await createCategory(page, category, 'teal');
  await createCategory(page, subcategory, 'olive', category);
  await createPart(page, part, subcategory, ['red', 'green', 'blue']);

  await goToSite(page);
  await followCategory(page, [category, subcategory]);
  await openPart(page, part, subcategory, 3);
  const partAddress = page.url();
  const [red, , blue] = await shownFiles(page);

  await page.goto('/dashboard/all-spareparts');
  await searchTable(page, part, '1 spare part');
  await page.getByRole('link', { name: `Edit ${part}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await page.getByRole('button', { name: 'Move image 2 to the left' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await acknowledge(page, 'Spare part updated successfully!');
  await page.getByRole('heading', { level: 1, name: renamed }).waitFor();

  await goToSite(page);
  await followCategory(page, [category, subcategory]);
  await openPart(page, renamed, subcategory, 2);
  expect(page.url()).toBe(partAddress);
  expect(await shownFiles(page)).toEqual([blue, red]);

  await page.goto('/dashboard/all-spareparts');
  await searchTable(page, renamed, '1 spare part');
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await confirmDeletion(page, [renamed], 'Spare part and all its images have been deleted.');
  await page.getByText(`Nothing matches “${renamed}”.`).waitFor();

  await followSidebar(page, 'All Categories');
  // The table that is left has such a field as well.
  await page.getByRole('heading', { name: 'All Categories' }).waitFor();
  await searchTable(page, category);
  await page.getByRole('button', { name: `Delete ${category}` }).click();
  await confirmDeletion(
    page,
    [
      'This will delete the category and all its subcategories!',
      `“${category}”: 1 subcategory and 0 spare parts are affected.`,
    ],
    'Category and all its subcategories have been deleted.',
  );
  await page.getByText(`Nothing matches “${category}”.`).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  // The page, and the query that retries what failed on the server.
  expectProblem(page, /^404 GET .*\/spare-parts(-details)?\//);
  await page.goto(partAddress);
  await page.getByText('Spare part not found.').waitFor();
});
