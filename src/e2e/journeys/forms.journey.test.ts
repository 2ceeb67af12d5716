import { apiUrl } from '../support/environment';
import { expectFocus, tabTo } from '../support/keyboard';
import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

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

describe.each([
  {
    form: 'contact form',
    path: '/contact',
    call: '/inquiries',
    details: 'Inquiry Details',
    send: 'SEND BUSINESS INQUIRY',
    mail: 'info@hoistway.example',
    thanks: 'Thank you for your inquiry',
  },
  {
    form: 'careers form',
    path: '/career',
    call: '/applications',
    details: 'About You',
    send: 'SEND YOUR INFO',
    mail: 'careers@hoistway.example',
    thanks: 'Thank you for your application',
  },
])('the $form', ({ path, call, details, send, mail, thanks }) => {
  it('keeps the text and offers an e-mail when the backend is out of reach', async () => {
    const page = await newPage();
    const address = `${apiUrl()}${call}`;
    await page.route(address, (route) => route.abort());
    expectProblem(page, new RegExp(`^net::ERR_FAILED POST .*${call}$`));
    await page.goto(path);
    const fields = { Name: 'Bo Wire', Phone: '+86 574 5555 0199', [details]: 'Six guide shoes.' };
    for (const [name, value] of Object.entries(fields)) {
      await page.getByRole('textbox', { name }).fill(value);
    }
    await page.getByRole('button', { name: send }).click();

    const notice = page.getByRole('alert').filter({ hasText: 'Your message could not be sent' });
    await notice.getByText(mail).waitFor();
    const byMail = notice.getByRole('link', { name: 'Send by email instead' });
    const href = decodeURIComponent((await byMail.getAttribute('href'))!);
    expect(href).toMatch(new RegExp(`^mailto:${mail}`));
    expect(href).toContain('Six guide shoes.');
    for (const [name, value] of Object.entries(fields)) {
      expect(await page.getByRole('textbox', { name }).inputValue()).toBe(value);
    }

    await page.unroute(address);
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('status').getByText(thanks).waitFor();
  });
});
