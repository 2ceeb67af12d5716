import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { SparePart } from '../../src/server/generated/requests';
import { findInquiry, partsWithNumber, quote, sendInquiry } from '../lib/inquiries';
import {
  type AdminCall,
  adminCalls,
  databaseKinds,
  newDatabase,
  startProduct,
} from '../lib/product';
import { run, type Report } from '../lib/report';
import { click, follow, openBrowser, paste, timeOf, type } from './human';

/*
 * npm run trial:buyer [-- --database sqlite|postgres]
 * A buyer with a phone pastes a list without script, and accepts a quotation with and without it, as
 * fast as a person taps and types.
 */

/** The pasted lines: some with a part's number, the others with its name and without a quantity. */
const LINES = 14;
const NUMBERED = 9;

const { values: options } = parseArgs({ options: { database: { type: 'string' } } });

const openPage = (browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<Page> =>
  browser.newPage({
    baseURL,
    javaScriptEnabled,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });

const pastedLine = ({ partNumber, name }: SparePart, index: number): string =>
  index < NUMBERED ? `${index + 1} pcs ${partNumber}` : `${name}, 2 pcs`;

async function sendList(page: Page, parts: SparePart[]): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await click(page.getByRole('link', { name: 'Have a list? Paste it' }).first());
  await paste(page.getByRole('textbox', { name: 'Your list' }), parts.map(pastedLine).join('\n'));
  await click(button('Find these parts'));
  for (const { partNumber, name } of parts.slice(NUMBERED)) {
    await click(page.getByRole('radio', { name: `${partNumber} · ${name}`, exact: true }));
  }
  await click(button(`Add all ${LINES} lines`));
  const form = page.getByRole('region', { name: 'Ask for your quotation' });
  await click(form.getByRole('textbox', { name: /^Name/ }));
  await type(page, 'Amina Otieno');
  await click(form.getByRole('textbox', { name: /^Email/ }));
  await type(page, 'amina@lifts.example');
  await click(button('Send inquiry'));
  await page.getByText('We have received your inquiry.').waitFor();
}

async function accept(page: Page, url: string): Promise<void> {
  await follow(page, url);
  // A summary has no role.
  await click(page.locator('summary', { hasText: /^Accept$/ }));
  await click(page.getByRole('textbox', { name: 'Your order number' }));
  await type(page, 'PO 4711');
  await click(page.getByRole('button', { name: 'Accept the quotation' }));
  await page.getByText('You have accepted the quotation.').waitFor();
}

async function walk(report: Report, siteUrl: string, apiUrl: string): Promise<void> {
  const send: AdminCall = await adminCalls(apiUrl);
  const browser = await openBrowser();
  const parts = await partsWithNumber(send, LINES);
  const timed = async (
    measure: string,
    goals: { seconds?: number; taps: number },
    work: () => Promise<void>,
  ) => {
    const { seconds, clicks } = await timeOf(work);
    report.put(measure, seconds, { unit: 's', atMost: goals.seconds });
    report.put(`${measure}: taps`, clicks, { atMost: goals.taps });
  };

  const unscripted = await openPage(browser, siteUrl, false);
  await unscripted.goto('/');
  await timed(`${LINES} pasted lines sent without script`, { seconds: 90, taps: 25 }, () =>
    sendList(unscripted, parts),
  );
  const heading = await unscripted.getByRole('heading', { level: 1 }).innerText();
  const reference = heading.split(' ').at(-1) ?? '';
  const { lines = [] } = await findInquiry(send, reference);
  report.put('parts found in them', lines.filter(({ partId }) => partId).length, {
    atLeast: LINES,
  });

  const asked = parts.map(({ _id }) => ({ partId: _id, quantity: 2 }));
  const prices = parts.map((_part, index) => `${12 + index}.50`);
  for (const script of [true, false]) {
    const { reference: quoted, token } = await sendInquiry(apiUrl, asked);
    await quote(send, { reference: quoted, token }, prices);
    const page = await openPage(browser, siteUrl, script);
    await timed(`accepted ${script ? 'with' : 'without'} script`, { taps: 5 }, () =>
      accept(page, `/inquiry/${token}`),
    );
    const { quotations = [] } = await findInquiry(send, quoted);
    if (quotations[0]?.status !== 'accepted') throw new Error(`${quoted} is not accepted.`);
  }
}

run('A buyer with a phone', async (report) => {
  for (const kind of databaseKinds(options.database)) {
    report.column = kind;
    const env = { ...(await newDatabase(kind)), DEMO_CATALOGUE: 'on' };
    const product = await startProduct(env, { roles: ['api', 'site'] });
    await walk(report, product.siteUrl, product.apiUrl);
    await product.stop();
  }
});
