import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, fakeLoggedOut, fakeUser } from '@/client/testing/fakeApi';
import { renderSite } from '@/client/testing/renderWithProviders';

const required = 'Please enter both email and password.';

async function fillIn(user: ReturnType<typeof renderSite>['user'], email: string, secret: string) {
  const emailField = await screen.findByLabelText('Email');
  if (email) await enterText(user, emailField, email);
  if (secret) await enterText(user, screen.getByLabelText('Password'), secret);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login page', () => {
  it.each([
    ['', ''],
    ['admin@example.com', ''],
    ['', 'secret'],
  ])('requires both e-mail and password: "%s", "%s"', async (email, secret) => {
    const seen = fakeApi('post', '/auth/login');
    const { user } = renderSite('/login');
    await fillIn(user, email, secret);
    expect(screen.getByRole('alert')).toHaveTextContent(required);
    expect(seen).toHaveLength(0);
  });

  it('has fields of the right kind', async () => {
    renderSite('/login');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('disables the button while the request is pending', async () => {
    fakeApi('post', '/auth/login', { pending: true });
    const { user } = renderSite('/login');
    await fillIn(user, 'admin@example.com', 'secret');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  });

  it.each([
    [{ status: 401, json: { error: 'The email or the password is not correct.' } }, /not correct/],
    [{ status: 502, json: {} }, 'Login failed.'],
    [{ fault: true }, 'Login failed.'],
  ])('shows why it failed and keeps the draft', async (response, text) => {
    const seen = fakeApi('post', '/auth/login', response);
    const { user } = renderSite('/login');
    await fillIn(user, 'admin@example.com', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(seen[0]?.body).toEqual({ emailId: 'admin@example.com', password: 'secret' });
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('stores the token and replaces itself by the dashboard', async () => {
    fakeApi('post', '/auth/login', { json: { token: 'a-token' } });
    fakeUser('user');
    const { user, router } = renderSite('/login');
    fakeApi('get', '/auth/me', { pending: true });
    await fillIn(user, 'admin@example.com', 'secret');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(window.localStorage.getItem('token')).toBe('a-token');
  });

  it('goes back to the requested page', async () => {
    fakeLoggedOut();
    fakeApi('post', '/auth/login', { json: { token: 'a-token' } });
    const { user, router } = renderSite('/dashboard/add-category');
    await screen.findByRole('heading', { name: 'Admin Login' });
    fakeUser('admin');
    await fillIn(user, 'admin@example.com', 'secret');
    expect(await screen.findByRole('heading', { name: 'Add Category' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dashboard/add-category');
  });

  it('rejects accounts of other roles', async () => {
    fakeApi('post', '/auth/login', { json: { token: 'a-token' } });
    fakeUser('user');
    const { user } = renderSite('/login');
    await fillIn(user, 'user@example.com', 'secret');
    expect(await screen.findByText(/This account is not an admin account/)).toBeInTheDocument();
  });

  it('is in Chinese', async () => {
    renderSite('/login', { language: 'zh' });
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument();
  });
});
