import type { Page } from 'playwright-core';
import { partWithImages } from '../support/catalogue';
import { expectSoon } from '../support/expectSoon';
import { newPage } from '../support/pages';

/** A list as a visitor has it from an earlier visit. */
const LIST = JSON.stringify({
  version: 1,
  lines: [
    { key: 'a', text: 'Door roller like the photograph', quantity: 12, unit: 'pieces' },
    { key: 'b', text: 'Steel rope, 10 mm', quantity: 500, unit: 'm', note: 'on one reel' },
  ],
});

async function openWithList(page: Page): Promise<void> {
  await page.addInitScript((list) => {
    if (localStorage.getItem('visited')) return;
    localStorage.setItem('visited', 'yes');
    localStorage.setItem('quotationList', list);
  }, LIST);
  await page.goto('/quotation');
}

it('an inquiry that is sent offline waits in the browser until the buyer has seen it online', async () => {
  const page = await newPage({ width: 390, ownContext: true });
  await openWithList(page);
  const form = page.getByRole('region', { name: 'Ask for your quotation' });
  await form.getByLabel(/^Name/).fill('Amina Rahman');
  await form.getByLabel('Email').fill('amina@offline.example');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send inquiry' }).tap();
  await form.getByText(/Your inquiry waits in this browser/).waitFor();

  await page.context().setOffline(false);
  await page.reload();
  await form.getByText(/This inquiry has not been sent yet/).waitFor();
  await expectSoon(() => form.getByLabel(/^Name/).inputValue(), 'Amina Rahman');
  await form.getByRole('button', { name: 'Send inquiry' }).tap();
  await page.getByRole('heading', { name: 'Thank you, your inquiry has arrived' }).waitFor();
});

it('without script a buyer fills and sends the list, and reads the page of the inquiry', async () => {
  const page = await newPage({ width: 390, script: false });
  await page.goto(`/spare-parts-details/${await partWithImages()}`);
  await page
    .getByRole('button', { name: /^Add to quotation/ })
    .first()
    .tap();
  await page.waitForURL('**/quotation*');
  await page.getByRole('heading', { name: '1 line' }).waitFor();
  const form = page.getByRole('region', { name: 'Ask for your quotation' });
  await form.getByLabel(/^Name/).fill('Amina Rahman');
  await form.getByLabel('Email').fill('amina@without-script.example');
  await form.getByRole('button', { name: 'Send inquiry' }).tap();
  await page.getByText('Thank you, your inquiry has arrived').waitFor();
  await page.getByRole('link', { name: 'See your inquiry and our quotations' }).tap();
  await page.getByText('There is no quotation yet.').waitFor();
  await page.getByRole('heading', { name: 'Your list' }).waitFor();
});
