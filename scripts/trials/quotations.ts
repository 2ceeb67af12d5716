import type { Page } from 'playwright-core';
import { partsWithNumber, quote, sendInquiry } from '../lib/inquiries';
import { adminCalls } from '../lib/product';
import { click, press, type } from './human';

/* An admin quotes for a buyer who asks for the same parts again. */

const LINES = 14;
const COLLEAGUE = 'Joseph Otieno';

/** An inquiry of fourteen lines after one that was quoted, from the same buyer. */
export async function prepareInquiry(apiUrl: string): Promise<void> {
  const send = await adminCalls(apiUrl);
  const parts = await partsWithNumber(send, LINES);
  const lines = parts.map(({ _id }, index) => ({ partId: _id, quantity: index + 1 }));
  const earlier = await sendInquiry(apiUrl, lines);
  await quote(
    send,
    earlier,
    lines.map((_line, index) => `${12 + index}.50`),
  );
  await sendInquiry(apiUrl, lines, COLLEAGUE);
}

/** Takes all remembered prices but one, which is corrected, and issues the quotation. */
export async function writeQuotation(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await click(page.getByRole('link', { name: /^Inquiries/ }).first());
  await click(page.getByRole('link', { name: COLLEAGUE }));
  await click(page.getByRole('link', { name: 'Write a quotation' }));
  await click(button('Fill in all prices'));
  await page.getByText(`${LINES} prices filled in (this buyer ${LINES}`).waitFor();
  await click(page.getByRole('textbox', { name: 'Unit price, line 7', exact: true }));
  await press(page, 'ControlOrMeta+A');
  await type(page, '19.80');
  await click(button('Issue...'));
  await click(button('Issue now'));
  await page.getByText(/^Quotation HQ-\d+-\d+ is issued/).waitFor();
}
