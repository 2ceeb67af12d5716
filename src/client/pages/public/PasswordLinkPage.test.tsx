import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderPage, renderSite } from '@/client/testing/renderWithProviders';

const url = '/invitation#token=secret-token&email=wei%40example.com';

const resetUrl = '/reset-password#token=secret-token&email=wei%40example.com';

async function choose(user: ReturnType<typeof renderPage>['user'], password: string) {
  await enterText(user, await screen.findByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Make my account' }));
}

it('creates the account and replaces itself by the login page', async () => {
  const seen = fakeApi('post', '/invitations/accept', {
    status: 201,
    json: { emailId: 'wei@example.com' },
  });
  const { user, router } = renderPage(url);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your invitation');
  expect(screen.getByText('wei@example.com')).toBeInTheDocument();
  await choose(user, 'ninety nine quiet landings');
  expect(await screen.findByText('Your account is ready. Please log in.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(seen[0]?.body).toEqual({
    token: 'secret-token',
    password: 'ninety nine quiet landings',
  });
});

it('shows the error of the backend', async () => {
  const error = 'The password is too easy to guess.';
  fakeApi('post', '/invitations/accept', { status: 400, json: { error } });
  const { user, router } = renderPage(url);
  await choose(user, '123456789012');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(router.state.location.pathname).toBe('/invitation');
});

it.each([
  ['too short', 'The password needs at least 12 characters.'],
  ['Ningbo elevators 2026', /contains a word about this company/],
  ['nobody knows weichen', /contains a word about .* the account/],
])('rejects "%s" before it is submitted', async (password, message) => {
  const seen = fakeApi('post', '/invitations/accept');
  const { user } = renderPage('/invitation#token=secret-token&email=weichen%40example.com');
  await choose(user, password);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(seen).toHaveLength(0);
});

it('requires a password', async () => {
  const seen = fakeApi('post', '/invitations/accept');
  const { user } = renderPage(url);
  await user.click(await screen.findByRole('button', { name: 'Make my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a new password.');
  expect(seen).toHaveLength(0);
});

it('rejects a link without a token', async () => {
  renderPage('/invitation');
  expect(await screen.findByText('This link is not complete')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('is excluded from search engines, and keeps its token on a change of language', async () => {
  renderSite(url, { language: 'zh' });
  expect(await screen.findByRole('button', { name: '创建我的账号' })).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const [link] = screen.getAllByRole('link', { name: 'English' });
  expect(link).toHaveAttribute('href', url);
});

describe('the link for a forgotten password', () => {
  const fill = async (user: ReturnType<typeof renderPage>['user'], password: string) => {
    await enterText(user, await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('sets another password and replaces itself by the login page', async () => {
    const seen = fakeApi('post', '/password-links/accept', { json: { message: 'ok' } });
    const { user, router } = renderPage(resetUrl);
    await fill(user, 'ninety nine quiet landings');
    expect(await screen.findByText('Your password is changed. Please log in.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(seen[0]?.body).toEqual({
      token: 'secret-token',
      password: 'ninety nine quiet landings',
    });
  });

  it('that is over says so, and leads to another', async () => {
    const error = 'This link is not valid any more.';
    fakeApi('post', '/password-links/accept', { status: 400, json: { error } });
    const { user, router } = renderPage(resetUrl);
    await fill(user, 'ninety nine quiet landings');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    fakeApi('get', '/password-links', { json: { mailEnabled: true } });
    await user.click(screen.getByRole('link', { name: 'Request another link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/forgotten-password');
  });

  it('names the account for password managers, and needs a token', async () => {
    renderPage(resetUrl);
    expect(await screen.findByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    const username = document.querySelector('input[autocomplete=username]');
    expect(username).toHaveValue('wei@example.com');
  });
});
