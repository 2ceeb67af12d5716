import { act, screen, waitFor } from '@testing-library/react';
import { tokenChangedElsewhere } from '../features/auth/authSlice';
import { enterText } from '../testing/enterText';
import { fakeApi, fakeLoggedOut, fakeUser } from '../testing/fakeApi';
import { findDialog } from '../testing/findDialog';
import { renderConsolePage } from '../testing/renderConsole';
import { renderPage, renderSite } from '../testing/renderWithProviders';

const form = '/dashboard/add-category';
const formHeading = () => screen.findByText('Add Category', { selector: 'h1' });

describe('the guard of the console', () => {
  it('shows a spinner while it checks the visitor', async () => {
    fakeApi('get', '/auth/me', { pending: true });
    renderSite(form);
    expect(await screen.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
    expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
  });

  it('admits an admin, checked with the stored token', async () => {
    const seen = fakeUser('admin');
    renderPage(form, { preloadedState: { auth: { token: 'stored', check: 'unchecked' } } });
    expect(await formHeading()).toBeInTheDocument();
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer stored');
    expect(seen[0]?.credentials).toBe('include');
  });

  it.each([
    ['a visitor who is not logged in', fakeLoggedOut],
    ['an account that is no admin', () => fakeUser('user')],
    ['anybody while the check fails', () => fakeApi('get', '/auth/me', { fault: true })],
  ])('redirects %s to the login, remembering the page', async (_who, respond) => {
    respond();
    const { router } = renderPage(`${form}?from=test`);
    expect(await screen.findByText('Admin Login', { selector: 'h1' })).toBeInTheDocument();
    expect(router.state.location.state).toMatchObject({
      from: { pathname: form, search: '?from=test' },
    });
  });

  it('checks a rejected visitor anew on return', async () => {
    fakeLoggedOut();
    const { router } = renderPage(form);
    await screen.findByText('Admin Login', { selector: 'h1' });
    fakeUser('admin');
    await act(() => router.navigate(form));
    expect(await formHeading()).toBeInTheDocument();
  });

  it('keeps the draft when another tab logs out, and continues when one logs in', async () => {
    const { user, store } = renderConsolePage(form);
    await enterText(user, await screen.findByLabelText(/^Name/), 'Door');
    await act(async () => void store.dispatch(tokenChangedElsewhere(null)));
    await findDialog('Your session has ended');
    fakeUser('admin');
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Door');
  });

  it.each([
    ['trash', '/trash', 'The trash is empty.'],
    ['text-templates', '/text-templates', 'There are no texts yet.'],
  ])('loads the %s that the expired session could not read', async (path, call, empty) => {
    fakeApi('get', call, { status: 401, json: { error: 'Please log in.' } });
    const { store } = renderConsolePage(`/dashboard/${path}`);
    await findDialog('Your session has ended');
    fakeUser('admin');
    fakeApi('get', call, { json: path === 'text-templates' ? [] : { data: [], total: 0 } });
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });
});

describe('an admin with a temporary password', () => {
  async function openWithTemporaryPassword() {
    const user = { role: 'admin', emailId: 'admin@hoistway.local' };
    fakeApi('get', '/auth/me', { json: { ...user, mustChangePassword: true } });
    const view = renderSite(form);
    await screen.findByText('Choose your own password', { selector: 'h1' });
    return { ...view, acceptPassword: () => fakeApi('get', '/auth/me', { json: user }) };
  }

  it('sees the reason and no console until it is changed', async () => {
    const { user, acceptPassword } = await openWithTemporaryPassword();
    expect(screen.getByText(/a password that was set for you/)).toBeInTheDocument();
    expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
    const seen = fakeApi('put', '/auth/password', { json: { message: 'ok' } });
    acceptPassword();
    await enterText(user, screen.getByLabelText('The password you have logged in with'), 'printed');
    await enterText(user, screen.getByLabelText('New password'), 'ninety nine quiet landings');
    await user.click(screen.getByRole('button', { name: 'Save and open the console' }));
    expect(await formHeading()).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({
      currentPassword: 'printed',
      newPassword: 'ninety nine quiet landings',
    });
  });

  it('can log out instead, after a confirmation where a password is typed', async () => {
    const { user, router } = await openWithTemporaryPassword();
    const seen = fakeApi('post', '/auth/logout', { json: { message: 'ok' } });
    await enterText(user, screen.getByLabelText('New password'), 'ninety nine');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
    await user.click(screen.getByText('Leave page'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('a session that expires during a save', () => {
  async function saveInExpiredSession() {
    fakeApi('post', '/categories/', { status: 401, json: { error: 'Please log in.' } });
    const view = renderConsolePage(form);
    await enterText(view.user, await screen.findByLabelText(/^Name/), 'Door Belts');
    await view.user.click(screen.getByText('Create Category'));
    const dialog = await findDialog('Your session has ended');
    return { ...view, dialog };
  }

  it('cannot be continued by an account that is no admin', async () => {
    const { user, dialog } = await saveInExpiredSession();
    fakeApi('post', '/auth/login', { json: { token: 'new-token' } });
    fakeUser('user');
    await enterText(user, screen.getByLabelText('Email'), 'admin@example.com');
    await enterText(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/not an admin account/)).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  it('can be left', async () => {
    const { user, router } = await saveInExpiredSession();
    await user.click(screen.getByRole('button', { name: 'Leave the console' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});
