import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, fakeLoggedOut, fakeUser } from '@/client/testing/fakeApi';
import { renderPage } from '@/client/testing/renderWithProviders';

const required = 'Please enter both email and password.';

async function fillIn(user: ReturnType<typeof renderPage>['user'], email: string, secret: string) {
  const emailField = await screen.findByLabelText('Email');
  if (email) await enterText(user, emailField, email);
  if (secret) await enterText(user, screen.getByLabelText('Password'), secret);
  await user.click(screen.getByText('Login'));
}

describe('the login page', () => {
  it('requires both e-mail and password', async () => {
    const seen = fakeApi('post', '/auth/login');
    const { user } = renderPage('/login');
    for (const [email, secret] of [
      ['', ''],
      ['admin@example.com', ''],
      ['', 'secret'],
    ] as const) {
      await user.clear(await screen.findByLabelText('Email'));
      await fillIn(user, email, secret);
      expect(screen.getByRole('alert')).toHaveTextContent(required);
    }
    expect(seen).toHaveLength(0);
  });

  it('has fields of the right kind', async () => {
    renderPage('/login');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('disables the button while the request is pending', async () => {
    fakeApi('post', '/auth/login', { pending: true });
    const { user } = renderPage('/login');
    await fillIn(user, 'admin@example.com', 'secret');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  });

  it.each([
    [{ status: 401, json: { error: 'The email or the password is not correct.' } }, /not correct/],
    [{ status: 502, json: {} }, 'Login failed.'],
    [{ fault: true }, 'Login failed.'],
  ])('shows why it failed and keeps the draft', async (response, text) => {
    const seen = fakeApi('post', '/auth/login', response);
    const { user } = renderPage('/login');
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
    const { user, router } = renderPage('/login');
    fakeApi('get', '/auth/me', { pending: true });
    await fillIn(user, 'admin@example.com', 'secret');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(window.localStorage.getItem('token')).toBe('a-token');
  });

  it('goes back to the requested page', async () => {
    fakeLoggedOut();
    fakeApi('post', '/auth/login', { json: { token: 'a-token' } });
    const { user, router } = renderPage('/dashboard/add-category');
    await screen.findByText('Admin Login', { selector: 'h1' });
    fakeUser('admin');
    await fillIn(user, 'admin@example.com', 'secret');
    expect(await screen.findByText('Add Category', { selector: 'h1' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dashboard/add-category');
  });

  it('rejects accounts of other roles', async () => {
    fakeApi('post', '/auth/login', { json: { token: 'a-token' } });
    fakeUser('user');
    const { user } = renderPage('/login');
    await fillIn(user, 'user@example.com', 'secret');
    expect(await screen.findByText(/This account is not an admin account/)).toBeInTheDocument();
  });

  it('is in Chinese', async () => {
    renderPage('/login', { language: 'zh' });
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument();
  });
});
