import { hrefOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderSite } from '@/client/testing/renderWithProviders';

const page = '/dashboard/account';

const session = (fields: Partial<OwnSession> = {}): OwnSession => ({
  _id: anId(),
  createdAt: '2026-11-02T09:14:05.120Z',
  lastUsedAt: '2026-11-02T11:00:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.7',
  current: false,
  ...fields,
});

beforeEach(() => {
  fakeApi('get', '/auth/me', { json: { role: 'admin', emailId: 'anna@example.com' } });
});

async function openPage(sessions: OwnSession[] = [session({ current: true })]) {
  let stored = sessions;
  fakeApi('get', '/auth/sessions', () => ({ json: stored as object[] as never }));
  const view = renderSite(page, { withoutLayout: true });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  await screen.findAllByRole('listitem');
  const setSessions = (rest: OwnSession[]) => {
    stored = rest;
  };
  return { ...view, setSessions };
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function changePassword(user: User, current: string, next: string) {
  if (current) await enterText(user, screen.getByLabelText('Current password'), current);
  if (next) await enterText(user, screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('the own password', () => {
  it('is changed; both fields are empty afterwards', async () => {
    const seen = fakeApi('put', '/auth/password', { json: { message: 'ok' } });
    const { user } = await openPage();
    await changePassword(user, 'old password', 'ninety nine quiet landings');
    expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({
      currentPassword: 'old password',
      newPassword: 'ninety nine quiet landings',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('is not discarded without a confirmation, but nothing is asked without one typed', async () => {
    fakeApi('put', '/auth/password', { json: { message: 'ok' } });
    const { user, router } = await openPage();
    await enterText(user, screen.getByLabelText('New password'), 'ninety nine');
    await waitFor(() => router.navigate('/dashboard/trash'));
    await user.click(within(await findDialog('Leave without saving?')).getByText('Stay here'));
    expect(screen.getByLabelText('New password')).toHaveValue('ninety nine');
    await changePassword(user, 'old password', ' quiet landings');
    await screen.findByText(/Your password is changed/);
    fakeApi('get', '/trash', { json: { data: [], total: 0 } });
    await waitFor(() => router.navigate('/dashboard/trash'));
    expect(await screen.findByRole('heading', { name: 'Trash' })).toBeInTheDocument();
  });

  it('is not submitted when something is wrong, and shows why the backend rejected it', async () => {
    const seen = fakeApi('put', '/auth/password');
    const { user } = await openPage();
    const submit = async (current: string, next: string, text: string) => {
      await user.clear(screen.getByLabelText('Current password'));
      await user.clear(screen.getByLabelText('New password'));
      await changePassword(user, current, next);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    };
    await submit('', 'new', 'Please enter the current password.');
    await submit('old', '', 'Please enter a new password.');
    await submit('same words', 'same words', 'The new password is the same as the current one.');
    await submit('old', 'too short', 'The password needs at least 12 characters.');
    expect(seen).toHaveLength(0);

    const error = 'The current password is not correct.';
    fakeApi('put', '/auth/password', { status: 400, json: { error } });
    await submit('wrong', 'ninety nine quiet landings', error);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show what I type'));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });
});

describe('the own sessions', () => {
  it('are listed, the one in use without a way to end it', async () => {
    await openPage([
      session({ current: true }),
      session({ browser: undefined, system: undefined, address: undefined }),
    ]);
    const [first, second] = screen.getAllByRole('listitem').slice(-2);
    expect(first).toHaveTextContent('Firefox on Windows');
    expect(first).toHaveTextContent('IP address 192.0.2.7');
    expect(first).toHaveTextContent('This session');
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Unknown browser');
    expect(within(second!).getByRole('button')).toHaveAccessibleName(/^End the session: Unknown/);
  });

  it('end one by one, and all others at once', async () => {
    const [own, second, third] = [session({ current: true }), session(), session()];
    const { user, setSessions } = await openPage([own, second, third]);
    const ended = fakeApi('delete', '/auth/sessions/:id', () => {
      setSessions([own, third]);
      return { json: { message: 'ok' } };
    });
    await user.click(screen.getAllByRole('button', { name: /^End the session/ })[0]!);
    expect(await screen.findByText('The session has ended.')).toBeInTheDocument();
    expect(ended[0]?.url.pathname).toBe(`/auth/sessions/${second._id}`);
    expect(screen.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1),
    );

    const others = fakeApi('delete', '/auth/sessions', () => {
      setSessions([own]);
      return { json: { ended: 1 } };
    });
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('All other sessions have ended.')).toBeInTheDocument();
    expect(others).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument(),
    );
  });

  it('show that they could not be loaded or ended', async () => {
    fakeApi('get', '/auth/sessions', { status: 500, json: { error: 'The disk is full.' } });
    const { user } = renderSite(page, { withoutLayout: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
    fakeApi('get', '/auth/sessions', { json: [session()] as never });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    fakeApi('delete', '/auth/sessions/:id', { status: 503, json: {} });
    await user.click(await screen.findByRole('button', { name: /^End the session/ }));
    expect(await screen.findByText('The session could not be ended.')).toBeInTheDocument();
  });
});

it('is reached from the header, in Chinese too', async () => {
  fakeApi('get', '/auth/sessions', { json: [session({ current: true })] as never });
  renderSite(page, { language: 'zh' });
  expect(await screen.findByRole('heading', { level: 1, name: '我的账号' })).toBeInTheDocument();
  expect(await screen.findByText('Windows 上的 Firefox')).toBeInTheDocument();
  expect(hrefOf('我的账号')).toBe(page);
});
