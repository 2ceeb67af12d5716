import { clickSidebarLink } from '../support/console';
import { expectSoon } from '../support/expectSoon';
import { fillLogin, login } from '../support/login';
import { newPage } from '../support/pages';
import { admin } from '../support/product';
import { expectProblem } from '../support/problems';
import { waitForScreen } from '../support/ready';

const guest = { emailId: 'guest@e2e.example', password: 'e2e: ninety nine quiet landings' };
const newPassword = 'e2e: seven slow panoramic cabins';

it('an admin invites a colleague, who ends other sessions and changes the password, and removes the account', async () => {
  const page = await newPage();
  await login(page);
  await clickSidebarLink(page, 'Accounts');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(guest.emailId);
  await dialog.getByLabel('Your current password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row', { name: new RegExp(`${guest.emailId}.*Invited`) }).waitFor();

  const guestPage = await newPage();
  await guestPage.goto(link);
  await guestPage.getByLabel('Password', { exact: true }).fill(guest.password);
  await guestPage.getByRole('button', { name: 'Make my account' }).click();
  await guestPage.waitForURL('**/login');
  await fillLogin(guestPage, guest);
  await guestPage.waitForURL('**/dashboard');

  const guestPhone = await newPage({ width: 390 });
  await guestPhone.goto('/login');
  await fillLogin(guestPhone, guest);
  await guestPhone.waitForURL('**/dashboard');
  // A request that is still pending would get the 401, and its dialog would cover the menu.
  await waitForScreen(guestPhone);

  await guestPage.getByRole('link', { name: 'Your account' }).click();
  await guestPage.getByRole('button', { name: 'End all others' }).click();
  await guestPage.getByText('All other sessions have ended.').waitFor();
  await expectSoon(() => guestPage.getByRole('button', { name: /^End the session/ }).count(), 0);
  expectProblem(guestPhone, /^401 GET .*/);
  await clickSidebarLink(guestPhone, 'Accounts');
  await guestPhone.getByRole('dialog', { name: 'Your session has ended' }).waitFor();

  await guestPage.getByLabel('Current password').fill(guest.password);
  await guestPage.getByLabel('New password').fill(newPassword);
  await guestPage.getByRole('button', { name: 'Change password' }).click();
  await guestPage.getByText(/^Your password is changed/).waitFor();

  await page.getByRole('link', { name: 'All Categories' }).click();
  // The accounts are refetched only after this navigation has finished.
  await page.getByRole('heading', { name: 'All Categories' }).waitFor();
  await clickSidebarLink(page, 'Accounts');
  await page.getByRole('button', { name: `Remove ${guest.emailId}` }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText(`${guest.emailId} is removed.`).waitFor();
  expectProblem(guestPage, /^401 GET .*/);
  await clickSidebarLink(guestPage, 'Accounts');
  await guestPage.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
});
