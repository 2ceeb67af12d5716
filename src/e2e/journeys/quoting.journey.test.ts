import type { Page } from 'playwright-core';
import { requestAsAdmin } from '../support/catalogue';
import { clickSidebarLink } from '../support/console';
import { mailFolder, siteUrl } from '../support/environment';
import { sendInquiry } from '../support/inquiries';
import { endSession, fillLogin, login } from '../support/login';
import { receivedMail } from '../support/mailServer';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

const BUYER = 'purchasing@lifts-of-mombasa.example';

/** The path of the buyer's page in a mail. */
const pageIn = (text: string) => /\/inquiry\/[\w-]+/.exec(text)?.[0] ?? '';

async function addPart(): Promise<string> {
  const form = new FormData();
  form.append('name', 'Journey pulley');
  form.append('partNumber', 'HW-JRN-0001');
  return (await requestAsAdmin<{ _id: string }>('POST', '/spare-parts', form))._id;
}

const price = (page: Page, line: number) =>
  page.getByRole('textbox', { name: `Unit price, line ${line}` });

it.each([390, 1440])(
  'at %d px an admin quotes although the session ends and a part is deleted, and the buyer gets it',
  async (width) => {
    const partId = await addPart();
    const name = `Amina ${width}`;
    const lines = [
      { partId, quantity: 4 },
      { text: 'Door belt, old type', quantity: 2, unit: 'm' },
    ];
    const { reference } = await sendInquiry({ name, email: BUYER, lines });
    const confirmation = await receivedMail(mailFolder(), BUYER, reference);
    const buyerPage = pageIn(confirmation.text);
    expect(confirmation.text).toContain('Journey pulley');

    const page = await newPage({ width });
    await login(page);
    await clickSidebarLink(page, /^Inquiries/);
    await page.getByRole('link', { name }).click();
    // Proposals that come after the end of the session would ask for the password before the draft does.
    const proposals = page.waitForResponse(/\/price-proposals$/);
    await page.getByRole('link', { name: 'Write a quotation' }).click();
    await proposals;
    await price(page, 1).fill('12.50');
    await price(page, 2).fill('3.20');
    await requestAsAdmin('DELETE', `/spare-parts/${partId}`);
    await endSession(page);
    expectProblem(page, /^401 PUT .*\/quotation$/);
    const save = page.getByRole('button', { name: 'Save draft' });
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await fillLogin(dialog);
    await dialog.waitFor({ state: 'hidden' });
    expect(await price(page, 1).inputValue()).toBe('12.50');
    await save.click();
    await page.getByText('The draft is saved.').waitFor();
    await page.reload();
    await page.getByText('This part is no longer in the catalogue.').waitFor();
    await page.getByText(/Total USD\s56\.40/).waitFor();
    await page.getByRole('button', { name: 'Issue...' }).click();
    await page.getByRole('button', { name: 'Issue now' }).click();
    const notice = page.getByText(/^Quotation HQ-\d{4}-\d{4,} is issued and will be sent/);
    const [number = ''] = /HQ-\d+-\d+/.exec(await notice.innerText()) ?? [];

    const mail = await receivedMail(mailFolder(), BUYER, number);
    expect(mail.text).toContain('Journey pulley');
    expect(mail.text).toMatch(/56\.40/);
    expect(mail.files['application/pdf']?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pageIn(mail.text)).toBe(buyerPage);

    const phone = await newPage({ width: 390, script: false });
    const visited = await phone.goto(`${siteUrl()}${buyerPage}`);
    expect(visited?.headers()['cache-control']).toContain('no-store');
    await phone.getByText('Our quotation is ready.').waitFor();
    await phone
      .getByRole('cell', { name: /^USD\s56\.40$/ })
      .first()
      .waitFor();
    const pdf = await phone
      .getByRole('link', { name: `Download ${number} (PDF)` })
      .getAttribute('href');
    const file = await fetch(new URL(pdf ?? '', siteUrl()));
    expect(file.headers.get('content-type')).toBe('application/pdf');
  },
);
