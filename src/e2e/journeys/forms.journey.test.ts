import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';

it('takes a business inquiry by keyboard alone and shows it to the admins', async () => {
  const page = await newPage();
  await page.goto('/contact');
  const submit = page.getByRole('button', { name: 'SEND BUSINESS INQUIRY' });
  await tabTo(submit);
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('textbox', { name: 'Name' }));
  await page.getByText('Please enter your name.').waitFor();
  await page.keyboard.type('Ada Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@keys.example');
  await tabTo(page.getByRole('textbox', { name: 'Inquiry Details' }));
  await page.keyboard.type('Two door operators for Dhaka.');
  await tabTo(submit);
  await page.keyboard.press('Enter');
  const sent = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry' });
  await expectFocus(sent);
  const [reference] = /\b[A-Z]+-[A-Z0-9]{6}\b/.exec(await sent.innerText()) ?? [];
  expect(reference).toBeDefined();

  const console = await newPage({ asAdmin: true });
  await console.goto('/dashboard/inquiries');
  await console.getByText(reference!).first().waitFor();
});
