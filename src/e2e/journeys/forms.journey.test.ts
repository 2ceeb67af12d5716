import { partWithImages } from '../support/catalogue';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

it('a keyboard user sends an inquiry, which the console lists', async () => {
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
  const confirmation = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry' });
  await expectFocus(confirmation);
  const [reference] = /\b[A-Z]+-[A-Z0-9]{6}\b/.exec(await confirmation.innerText()) ?? [];
  expect(reference).toBeDefined();

  const consolePage = await newPage({ asAdmin: true });
  await consolePage.goto('/dashboard/inquiries');
  await consolePage.getByText(reference!).first().waitFor();
});

it.each([390, 1440])(
  'without script at %d px a rejected inquiry keeps its fields and a valid one is sent once',
  async (width) => {
    const page = await newPage({ width, script: false });
    expectProblem(page, /^400 POST .*\/contact$/);
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.getByLabel(/^Name/).fill('Wei Chen');
    await main.getByRole('button', { name: 'SEND BUSINESS INQUIRY' }).click();
    await main.getByText(/An e-mail address or a phone number is missing\./).waitFor();
    expect(await main.getByLabel(/^Name/).inputValue()).toBe('Wei Chen');
    await main.getByLabel(/^Email/).fill('wei@example.com');
    await main.getByRole('button', { name: 'SEND BUSINESS INQUIRY' }).click();
    await main.getByText(/We have received your inquiry/).waitFor();
    // A reload submits nothing again.
    expect(page.url()).toMatch(/\/inquiry\/[\w-]{43}$/);
    await page.reload();
    await main.getByText(/We have received your inquiry/).waitFor();
  },
);

it.each([
  [390, true],
  [1440, false],
])(
  'at %d px (script: %s) an inquiry about a part shows it on the first screen and is sent with its quantity',
  async (width, script) => {
    const page = await newPage({ width, script });
    await page.goto(`/contact?part=Part&id=${await partWithImages()}`);
    const main = page.getByRole('main');
    const part = main.getByRole('region', { name: 'Your inquiry is about' });
    const { height } = page.viewportSize()!;
    for (const shown of [
      part.getByRole('presentation').first(),
      part.getByText(/^Minimum order quantity/),
      part.getByLabel('Quantity'),
      main.getByLabel(/^Name/),
    ]) {
      const box = (await shown.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    await part.getByLabel('Quantity').fill('3 sets');
    await main.getByLabel(/^Name/).fill('Wei Chen');
    await main.getByLabel(/^Phone/).fill('+86 574 5555 0168 转801');
    await main.getByLabel(/^Email/).fill('wei@example.com');
    await main.getByRole('button', { name: 'SEND BUSINESS INQUIRY' }).click();
    if (!script) {
      await main.getByText(/We have received your inquiry/).waitFor();
      return;
    }
    const confirmed = main.getByText('Thank you for your inquiry');
    await confirmed.waitFor();
    await page.reload();
    await confirmed.waitFor();
    await main.getByText(/We reply within one working day/).waitFor();
    await main.getByText(/Quantity: 3 sets/).waitFor();
    await main.getByRole('link', { name: 'Ask about another part' }).waitFor();
  },
);
