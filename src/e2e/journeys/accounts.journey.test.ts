import { followSidebar } from '../support/console';
import { expectSoon } from '../support/expectSoon';
import { fillLogin, login } from '../support/login';
import { newPage } from '../support/pages';
import { admin } from '../support/product';
import { expectProblem } from '../support/problems';

const guest = { emailId: 'guest@e2e.example', password: 'e2e: ninety nine quiet landings' };
const next = 'e2e: seven slow panoramic cabins';

it('invites an admin, who logs in, changes the password and ends another session', async () => {
  const page = await newPage();
  await login(page);
  await followSidebar(page, 'Accounts');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(guest.emailId);
  await dialog.getByLabel('Your current password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row', { name: new RegExp(`${guest.emailId}.*Invited`) }).waitFor();

  const theirs = await newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Password', { exact: true }).fill(guest.password);
  await theirs.getByRole('button', { name: 'Make my account' }).click();
  await theirs.waitForURL('**/login');
  await fillLogin(theirs, guest);
  await theirs.waitForURL('**/dashboard');

  const elsewhere = await newPage({ width: 390 });
  await elsewhere.goto('/login');
  await fillLogin(elsewhere, guest);
  await elsewhere.waitForURL('**/dashboard');

  await theirs.getByRole('link', { name: 'Your account' }).click();
  await theirs.getByRole('button', { name: 'End all others' }).click();
  await theirs.getByText('All other sessions have ended.').waitFor();
  await expectSoon(() => theirs.getByRole('button', { name: /^End the session/ }).count(), 0);
  expectProblem(elsewhere, /^401 GET .*/);
  await followSidebar(elsewhere, 'Accounts');
  await elsewhere.getByRole('dialog', { name: 'Your session has ended' }).waitFor();

  await theirs.getByLabel('Current password').fill(guest.password);
  await theirs.getByLabel('New password').fill(next);
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await theirs.getByText(/^Your password is changed/).waitFor();

  await page.getByRole('link', { name: 'All Categories' }).click();
  // The list is read anew by a page that was left, not by one whose leaving was overtaken.
  await page.getByRole('heading', { name: 'All Categories' }).waitFor();
  await followSidebar(page, 'Accounts');
  await page.getByRole('button', { name: `Remove ${guest.emailId}` }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText(`${guest.emailId} is removed.`).waitFor();
  expectProblem(theirs, /^401 GET .*/);
  await followSidebar(theirs, 'Accounts');
  await theirs.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
});
