import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { Category, SparePart } from '../../src/server/generated/requests';
import { flatten } from '../lib/catalogue';
import { ADMIN, adminCalls, databaseKinds, newDatabase, startProduct } from '../lib/product';
import { run, type Report } from '../lib/report';
import { addParts, fillIn, findPart, prepareEntries, translate } from './entries';
import { click, openBrowser, press, timeOf, type } from './human';
import { importPriceLists } from './priceLists';
import { prepareInquiry, writeQuotation } from './quotations';

/*
 * npm run trial:desk [-- --database sqlite|postgres]
 * An admin at a desk corrects, moves, restores, translates and imports many records of the console,
 * finds one, and quotes for an inquiry, as fast as a person clicks and types.
 */

/** A branch of three levels, one of its deepest categories, and how many parts it gets. */
const BRANCH = 'Door Systems';
const DEEPEST = 'Sills & Toe Guards';
const IN_BRANCH = 63;

const { values: options } = parseArgs({ options: { database: { type: 'string' } } });

async function openConsole(siteUrl: string): Promise<Page> {
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.emailId);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** The demo catalogue with a typo in 30 parts, 20 parts of one brand, and the branch. */
async function prepare(apiUrl: string) {
  const send = await adminCalls(apiUrl);
  const count = async (query: string) =>
    (await send<{ total: number }>('GET', `/spare-parts?page=1&limit=1&${query}`)).total;
  const parts = await send<SparePart[]>('GET', '/spare-parts');
  const categories = await send<Category[]>('GET', '/categories');
  const branch = flatten(categories).find(({ name }) => name === BRANCH);
  const deepest = flatten(branch?.children ?? []).find(({ name }) => name === DEEPEST);
  if (!branch || !deepest) throw new Error(`The demo catalogue has no ${DEEPEST} in ${BRANCH}.`);
  const inBranch = `categoryId=${branch._id}&deep=true`;
  const others = new Set(flatten([branch]).map(({ _id }) => _id));
  const ids = parts.flatMap(({ _id, categoryId }) => (others.has(categoryId!._id) ? [] : _id));
  const edit = (from: number, to: number, set: object) =>
    send('PATCH', '/spare-parts', { ids: ids.slice(from, to), set });
  await edit(0, 30, { material: 'Stianless steel' });
  await edit(30, 50, { brand: 'Liftora' });
  await edit(50, 50 + IN_BRANCH - (await count(inBranch)), { categoryId: deepest._id });
  return { send, count, inBranch, deepest };
}

async function correctTypo(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await click(page.getByRole('link', { name: 'All SpareParts', exact: true }).first());
  await click(page.getByRole('searchbox', { name: 'Search' }));
  await type(page, 'stianless');
  await press(page, 'Enter');
  await page.getByText('30 spare parts', { exact: true }).waitFor();
  await click(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await click(button('Select all 30 found'));
  await click(button('Replace text'));
  // From the text to replace back to the field, which is chosen by its first letter.
  await press(page, 'Shift+Tab');
  await type(page, 'm');
  await press(page, 'Tab');
  await type(page, 'Stian');
  await press(page, 'Tab');
  await type(page, 'Stain');
  await press(page, 'Enter');
  await page.getByText('30 spare parts will change:').waitFor();
  await click(button('Replace'));
  await page.getByText('Text replaced in 30 spare parts.').waitFor();
}

async function moveParts(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // Unchecked on the second page as soon as that is shown.
  const rows = page.getByRole('checkbox', {
    name: 'Select all rows of this page',
    checked: false,
  });
  await click(page.getByRole('link', { name: 'All SpareParts', exact: true }).first());
  await click(page.getByRole('searchbox', { name: 'Search' }));
  await type(page, 'liftora');
  await press(page, 'Enter');
  await page.getByText('20 spare parts', { exact: true }).waitFor();
  await click(rows);
  await click(button('2'));
  await click(rows);
  await click(button('Move to category'));
  await type(page, 'handrails');
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await press(page, 'Enter');
  await page.getByText(/^20 spare parts moved to/).waitFor();
}

async function deleteBranch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Categories', exact: true }).first().click();
  await page.getByRole('button', { name: `Delete ${BRANCH}`, exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await page.getByText('Category and all its subcategories have been deleted.').waitFor();
}

async function restoreBranch(page: Page): Promise<void> {
  await click(page.getByRole('link', { name: 'Trash', exact: true }));
  await click(page.getByRole('button', { name: `Restore “${BRANCH}”` }));
  await page.getByText(/restored\.$/).waitFor();
}

async function walk(report: Report, siteUrl: string, apiUrl: string): Promise<void> {
  const { send, count, inBranch, deepest } = await prepare(apiUrl);
  const page = await openConsole(siteUrl);
  const timed = async (measure: string, atMost: number, work: (page: Page) => Promise<void>) => {
    const { seconds } = await timeOf(() => work(page));
    report.put(measure, seconds, { unit: 's', atMost });
  };
  await timed('a typo in 30 parts', 30, correctTypo);
  await timed('20 parts moved', 20, moveParts);
  await deleteBranch(page);
  await timed('a deleted branch restored', 10, restoreBranch);
  report.put('parts in it', await count(inBranch), { atLeast: IN_BRANCH });
  const entries = await prepareEntries(send, deepest);
  await timed('20 translated parts', 60, () => translate(page, entries));
  await timed('50 attribute values', 10, () => fillIn(page, entries));
  await timed('five parts with images', 50, addParts);
  await timed('one part found', 4, () => findPart(page, entries));
  await prepareInquiry(apiUrl);
  await timed('14 lines priced as before and issued', 45, writeQuotation);
  await importPriceLists(report, page, apiUrl);
}

run('An admin at a desk', async (report) => {
  for (const kind of databaseKinds(options.database)) {
    report.column = kind;
    const env = { ...(await newDatabase(kind)), DEMO_CATALOGUE: 'on' };
    const product = await startProduct(env, { roles: ['api', 'site'] });
    await walk(report, product.siteUrl, product.apiUrl);
    await product.stop();
  }
});
