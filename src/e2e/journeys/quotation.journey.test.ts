import type { Page } from 'playwright-core';
import { partWithImages } from '../support/catalogue';
import { newPage } from '../support/pages';
import { Walk } from '../support/walk';

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
  await page.getByText(/We have received your inquiry/).waitFor();
  await page.getByText('There is no quotation yet.').waitFor();
  await page.getByRole('heading', { name: 'Your list' }).waitFor();
});

/** As people write them: a heading, columns, signs and words. */
const PASTED = [
  'Part number\tQty\tRemark',
  'HW-OSG-0240\t2\tfor 1.0 m/s',
  'HW-GTP-0240\t2',
  '4 x HW-DRL-0048',
  'HW-DLK-0161  24 pcs',
  'HW-LSW-0001R*30',
  'HW-ROP-0600G; 600',
  'HW-DOP-0900L, 4',
  'HW-LCT-0154 4 sets',
  'HW-GSH-0016 ×8',
  'HW-BUF-0080\t2',
  'HW-ENC-1024H 1 pc',
  'HW-INV-0075\t1',
  'HW-PB-R38A 60个',
  'HW-ARD-0011\t1',
].join('\n');

it('without script fourteen pasted lines are sent within 25 taps and 90 s at human speed, their units and texts too', async () => {
  const page = await newPage({ width: 390, script: false });
  await page.goto('/');
  const walk = new Walk();
  await walk.tap(page.getByRole('link', { name: /^Quotation list/ }).first());
  const field = page.getByRole('textbox', { name: 'Your list' });
  await walk.paste(field, PASTED.replace('HW-ARD-0011', 'rescue device as on the photograph'));
  await walk.tap(page.getByRole('button', { name: 'Find these parts' }));
  await page.getByText(/13 of 14 lines matched/).waitFor();
  await walk.tap(page.getByRole('button', { name: 'Add all 14 lines' }).first());
  await page.getByRole('heading', { name: '14 lines' }).waitFor();
  const form = page.getByRole('region', { name: 'Ask for your quotation' });
  await walk.type(form.getByLabel(/^Name/), 'Amina Rahman');
  await walk.type(form.getByLabel('Email'), 'amina@pasted-without-script.example');
  await walk.type(form.getByLabel('Company'), 'Rahman Lifts Ltd');
  await walk.tap(form.getByRole('button', { name: 'Send inquiry' }));
  await page.getByText(/We have received your inquiry/).waitFor();
  const list = page.getByRole('main');
  await list.getByText('rescue device as on the photograph').waitFor();
  expect(walk.taps).toBeLessThanOrEqual(25);
  expect(walk.seconds()).toBeLessThanOrEqual(90);
});

it('without script all numbers that a search finds are added at once, and the results are one tap away', async () => {
  const page = await newPage({ width: 390, script: false });
  await page.goto('/search?q=HW-OSG-0240+2+pcs,+HW-GTP-0240,+HW-XXX-9');
  await page.getByRole('button', { name: 'Add all 2 found parts to quotation' }).tap();
  await page.getByRole('heading', { name: '2 lines' }).waitFor();
  await page.getByRole('link', { name: 'Back to the results' }).tap();
  await page.getByText('Found 2 of 3 numbers').waitFor();
});

it('fourteen pasted lines are matched and sent within 25 taps and 90 s at human speed, and shared', async () => {
  const page = await newPage({ width: 390 });
  await page.goto('/');
  const walk = new Walk();
  await walk.tap(page.getByRole('link', { name: /^Quotation list/ }).first());
  await walk.paste(page.getByRole('textbox', { name: 'Your list' }), PASTED);
  await walk.tap(page.getByRole('button', { name: 'Find these parts' }));
  await page.getByText('14 of 14 lines matched').waitFor();
  await walk.tap(page.getByRole('button', { name: 'Add all 14 lines' }));
  await page.getByRole('heading', { name: '14 lines' }).waitFor();
  const form = page.getByRole('region', { name: 'Ask for your quotation' });
  await walk.type(form.getByLabel(/^Name/), 'Amina Rahman');
  await walk.type(form.getByLabel('Email'), 'amina.rahman@lifts.example');
  await walk.type(form.getByLabel('Company'), 'Rahman Lifts Ltd');

  await page.getByRole('button', { name: 'Share this list' }).tap();
  const link = await page.getByLabel('Link to this list').inputValue();
  await walk.tap(form.getByRole('button', { name: 'Send inquiry' }));
  await page.getByText('Thank you, your inquiry has arrived').waitFor();
  expect(walk.taps).toBeLessThanOrEqual(25);
  expect(walk.seconds()).toBeLessThanOrEqual(90);

  const other = await newPage({ width: 390 });
  await openWithList(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Add to my list' }).tap();
  await other.getByRole('heading', { name: '16 lines' }).waitFor();
});
