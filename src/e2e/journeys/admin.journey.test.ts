import type { Page } from 'playwright-core';
import {
  closeResultDialog,
  confirmDeletion,
  clickSidebarLink,
  openPublicSite,
  searchTable,
} from '../support/console';
import { siteUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { login } from '../support/login';
import { newPage } from '../support/pages';
import { imageFile } from '../support/imageFile';
import { expectProblem } from '../support/problems';

async function createCategory(page: Page, name: string, colour: string, parent?: string) {
  await clickSidebarLink(page, 'Add Category');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  if (parent) await page.getByLabel('Parent category').selectOption({ label: parent });
  await page.getByRole('textbox', { name: 'Description' }).fill(`All about ${name}.`);
  await page
    .getByRole('button', { name: 'Image', exact: true })
    .setInputFiles(await imageFile(`${colour}.jpg`, colour));
  await page.getByRole('img', { name: 'Chosen image' }).waitFor();
  await page.getByRole('button', { name: 'Create Category' }).click();
  await closeResultDialog(
    page,
    'Category Created!',
    parent
      ? `Sub-category "${name}" under "${parent}" has been added successfully.`
      : `Category "${name}" has been added successfully.`,
  );
  expect(new URL(page.url()).pathname).toBe('/dashboard');
}

async function createPart(page: Page, name: string, category: string, colours: string[]) {
  await clickSidebarLink(page, 'Add Spare Part');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Brand' }).fill('Journey & Sons');
  await page.getByRole('combobox', { name: 'Category' }).fill(category);
  await page.getByRole('option', { name: `— ${category}` }).click();
  const files = colours.map((colour) => imageFile(`${colour}.jpg`, colour));
  await page
    .getByRole('button', { name: 'Images', exact: true })
    .setInputFiles(await Promise.all(files));
  await page.getByRole('img', { name: 'Image 3 of 3' }).waitFor();
  await page.getByRole('button', { name: 'Add Spare Part' }).click();
  await closeResultDialog(page, 'Spare part created successfully!');
}

const thumbnailPaths = (page: Page) =>
  page
    .getByRole('list', { name: 'Images' })
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));

async function openCategory(page: Page, parent: string, name: string) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  await menu.getByRole('button', { name: 'Spare Parts', exact: true }).click();
  await menu.getByRole('button', { name: `Subcategories of ${parent}` }).click();
  await menu.getByRole('link', { name, exact: true }).click();
}

async function openPart(page: Page, name: string, category: string, imageCount: number) {
  const card = page.getByRole('link', { name });
  await card.getByText(`Category: ${category}`).waitFor();
  await card.getByText('View Details →').waitFor();
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectSoon(async () => (await thumbnailPaths(page)).length, imageCount);
  const main = page.getByRole('img', { name: `${name}, image 1 of ${imageCount}` });
  await expectSoon(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);
}

// On a phone, where every link is in a menu.
it('an admin creates and deletes a category with a subcategory and a part', async () => {
  const category = 'Hoists of 390';
  const subcategory = 'Winches of 390';
  const part = 'Winch drum 390';
  const renamed = 'Rope drum 390';
  const page = await newPage({ width: 390 });
  await login(page);
  await createCategory(page, category, 'teal');
  await createCategory(page, subcategory, 'olive', category);
  await createPart(page, part, subcategory, ['red', 'green', 'blue']);

  await openPublicSite(page);
  await openCategory(page, category, subcategory);
  await openPart(page, part, subcategory, 3);
  const partUrl = page.url();
  const [red, , blue] = await thumbnailPaths(page);

  await page.goto('/dashboard/all-spareparts');
  await searchTable(page, part, '1 spare part');
  await page.getByRole('link', { name: `Edit ${part}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await page.getByRole('button', { name: 'Move image 2 to the left' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Spare part updated successfully!').waitFor();
  await page.getByRole('heading', { level: 1, name: renamed }).waitFor();

  await openPublicSite(page);
  await openCategory(page, category, subcategory);
  await openPart(page, renamed, subcategory, 2);
  expect(page.url()).toBe(partUrl);
  expect(await thumbnailPaths(page)).toEqual([blue, red]);

  await page.goto('/dashboard/all-spareparts');
  await searchTable(page, renamed, '1 spare part');
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await confirmDeletion(page, [renamed], 'The spare part is in the trash for 30 days.');
  await page.getByText(`Nothing matches “${renamed}”.`).waitFor();

  await clickSidebarLink(page, 'All Categories');
  // The previous page has a search field as well.
  await page.getByRole('heading', { name: 'All Categories' }).waitFor();
  await searchTable(page, category);
  await page.getByRole('button', { name: `Delete ${category}` }).click();
  await confirmDeletion(
    page,
    [
      'This will delete the category and all its subcategories!',
      `“${category}”: this affects 1 subcategory and 0 spare parts.`,
    ],
    'Category and all its subcategories have been deleted.',
  );
  await page.getByText(`Nothing matches “${category}”.`).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  // Both the page and the query after the failed server-side one.
  expectProblem(page, /^404 GET .*\/spare-parts(-details)?\//);
  await page.goto(partUrl);
  await page.getByText('Spare part not found.').waitFor();
});
