import { newPage } from '../support/pages';
import { expectProblem } from '../support/problems';

describe.each([390, 1440])('without script at %d px', (width) => {
  it('an inquiry is sent, and one that lacks something keeps what was typed', async () => {
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
    await main.getByText('Thank you for your inquiry').waitFor();
    // A reload submits nothing again.
    expect(page.url()).toMatch(/\/contact\?reference=Q-[A-Z0-9]{6}#inquiry$/);
    await page.reload();
    await main.getByText('Thank you for your inquiry').waitFor();
  });
});
