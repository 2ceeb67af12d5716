import { act, screen, waitFor, within } from '@testing-library/react';
import type { Account, Invitation } from '@/client/api';
import { sessionExpired } from '@/client/features/auth/authSlice';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderPage } from '@/client/testing/renderWithProviders';

const page = '/dashboard/accounts';
const PASSWORD = 'seven slow cabins';

const account = (fields: Partial<Account> = {}): Account => ({
  _id: anId(),
  emailId: 'wei@example.com',
  role: 'admin',
  createdAt: '2026-10-01T08:00:00.000Z',
  ...fields,
});

const own = account({ emailId: 'anna@example.com', lastLoginAt: '2026-11-02T09:14:05.120Z' });
const wei = account();
const invited: Invitation = {
  _id: anId(),
  emailId: 'li@example.com',
  role: 'user',
  createdAt: '2026-11-02T09:14:05.120Z',
  expiresAt: '2026-11-09T09:14:05.120Z',
};

async function openPage() {
  fakeApi('get', '/auth/me', { json: { _id: own._id, role: 'admin', emailId: own.emailId } });
  const lists = fakeApi('get', '/accounts', { json: [own, wei] as never });
  fakeApi('get', '/invitations', { json: [invited] as never });
  const view = renderPage(page);
  const table = (await screen.findByText(own.emailId)).closest('table')!;
  const row = (email: string) => within(table).getByText(email).closest('tr')!;
  return { ...view, lists, row };
}

it('lists accounts and invitations', async () => {
  const { row } = await openPage();
  expect(row(own.emailId)).toHaveTextContent(/You.*Admin/);
  expect(row(wei.emailId)).toHaveTextContent(/Admin.*Never/);
  expect(row(invited.emailId)).toHaveTextContent(/User.*Invited, link valid until 9 Nov 2026/);
});

it('is refetched on mount: other people accept invitations', async () => {
  const { router, lists } = await openPage();
  fakeApi('get', '/auth/sessions', { json: [] });
  await act(() => router.navigate('/dashboard/account'));
  await screen.findByText('Your account', { selector: 'h1' });
  await act(() => router.navigate(page));
  await screen.findByText(own.emailId);
  await waitFor(() => expect(lists).toHaveLength(2));
});

it('removes e-mail addresses from screen and memory once the session has expired', async () => {
  const { store } = await openPage();
  act(() => void store.dispatch(sessionExpired()));
  await findDialog('Your session has ended');
  expect(screen.queryByText(wei.emailId)).toBeNull();
  for (const { emailId } of [wei, invited]) {
    expect(JSON.stringify(store.getState())).not.toContain(emailId);
  }
});

describe('a change', () => {
  it('of a role is confirmed first, and made', async () => {
    const { user, lists } = await openPage();
    const seen = fakeApi('patch', '/accounts/:id', { json: { ...wei, role: 'user' } });
    await user.click(screen.getByLabelText('Remove admin rights: wei@example.com'));
    const dialog = await findDialog('Remove admin rights from this account?');
    expect(dialog).toHaveTextContent('wei@example.com will be logged out');
    await enterText(user, within(dialog).getByLabelText('Your current password'), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, remove admin rights' }));
    expect(await screen.findByText('The role of wei@example.com is changed.')).toBeInTheDocument();
    expect(seen[0]?.url.pathname).toBe(`/accounts/${wei._id}`);
    expect(seen[0]?.body).toEqual({ role: 'user', currentPassword: PASSWORD });
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('of a role needs the own password, which stays when the backend rejects it', async () => {
    const { user } = await openPage();
    const error = 'The current password is not correct.';
    const seen = fakeApi('patch', '/accounts/:id', { status: 400, json: { error } });
    await user.click(screen.getByLabelText('Remove admin rights: wei@example.com'));
    const dialog = await findDialog('Remove admin rights from this account?');
    const field = within(dialog).getByLabelText('Your current password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, remove admin rights' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Please enter your current password.',
    );
    expect(seen).toHaveLength(0);
    await enterText(user, field, PASSWORD);
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText(error)).toBeInTheDocument();
    expect(field).toHaveValue(PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByText('Discard'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('of the own role leaves the console', async () => {
    const { user, router } = await openPage();
    fakeApi('patch', '/accounts/:id', { json: { ...own, role: 'user' } });
    await user.click(screen.getByLabelText('Remove admin rights: anna@example.com'));
    const dialog = await findDialog('Remove your own admin rights?');
    await enterText(user, within(dialog).getByLabelText('Your current password'), PASSWORD);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('that the backend rejects shows why', async () => {
    const { user } = await openPage();
    const error = 'The last admin cannot be removed.';
    fakeApi('delete', '/accounts/:id', { status: 409, json: { error } });
    await user.click(screen.getByLabelText('Remove wei@example.com'));
    await user.click(await screen.findByText('Yes, remove it'));
    expect(await screen.findByText(error)).toBeInTheDocument();
  });

  it('of the own account shows its consequences, and leaves the console', async () => {
    const { user, router } = await openPage();
    fakeApi('delete', '/accounts/:id', { json: { message: 'ok' } });
    await user.click(screen.getByLabelText('Remove anna@example.com'));
    const dialog = await findDialog('Remove your own account?');
    expect(dialog).toHaveTextContent('You will be logged out at once');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('can revoke an invitation', async () => {
    const { user } = await openPage();
    const seen = fakeApi('delete', '/invitations/:id', { json: { message: 'ok' } });
    await user.click(screen.getByLabelText('Withdraw the invitation of li@example.com'));
    await user.click(await screen.findByText('Yes, withdraw it'));
    expect(await screen.findByText('The invitation is withdrawn.')).toBeInTheDocument();
    expect(seen[0]?.url.pathname).toBe(`/invitations/${invited._id}`);
  });
});

describe('an invitation', () => {
  const link = 'http://site.test/invitation#token=secret-token&email=new%40example.com';

  async function invite(user: Awaited<ReturnType<typeof openPage>>['user']) {
    await user.click(screen.getByText('Invite somebody'));
    const dialog = await findDialog('Invite somebody');
    await enterText(user, within(dialog).getByLabelText('Email'), 'new@example.com');
    await user.selectOptions(within(dialog).getByLabelText('Role'), 'User');
    await enterText(user, within(dialog).getByLabelText('Your current password'), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  }

  it('creates a link that is shown once, to be copied', async () => {
    const { user } = await openPage();
    const seen = fakeApi('post', '/invitations', {
      status: 201,
      json: { ...invited, emailId: 'new@example.com', token: 'secret-token' },
    });
    await invite(user);
    const dialog = await findDialog('The link for new@example.com');
    expect(seen[0]?.body).toEqual({
      emailId: 'new@example.com',
      role: 'user',
      currentPassword: PASSWORD,
    });
    expect(within(dialog).getByLabelText('Link')).toHaveValue(link);
    await user.keyboard('{Escape}');
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await within(dialog).findByText('Copied.')).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(link);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('shows where the browser does not copy', async () => {
    const { user } = await openPage();
    fakeApi('post', '/invitations', { status: 201, json: { ...invited, token: 'secret-token' } });
    await invite(user);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click(await screen.findByText('Copy the link'));
    expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument();
  });

  it('that is rejected shows why and keeps the draft', async () => {
    const { user } = await openPage();
    const error = 'new@example.com has an account already.';
    fakeApi('post', '/invitations', { status: 409, json: { error } });
    await invite(user);
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
    expect(screen.getByLabelText('Your current password')).toHaveValue(PASSWORD);
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByText('Make the link'));
    expect(await screen.findByText('Please enter an e-mail address.')).toBeInTheDocument();
    await enterText(user, screen.getByLabelText('Email'), 'new@example.com');
    await user.clear(screen.getByLabelText('Your current password'));
    await user.click(screen.getByText('Make the link'));
    expect(await screen.findByText('Please enter your current password.')).toBeInTheDocument();
  });
});
