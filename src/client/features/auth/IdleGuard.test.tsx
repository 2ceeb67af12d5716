import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { renderSite } from '@/client/testing/renderWithProviders';
import { selectCurrentUser } from './authSlice';
import { shareSessionEnd } from './IdleGuard';

const form = '/dashboard/add-category';
const MINUTE = 60_000;
const question = 'Are you still there?';

beforeEach(() => {
  // Requests and the test's own waiting go on in real time.
  jest.useFakeTimers({
    now: Date.UTC(2026, 10, 21),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
});
afterEach(() => jest.useRealTimers());

/** Advances the clock and the interval that reads it. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** `waitFor` polls by the interval that is faked here. */
async function until(condition: () => boolean) {
  while (!condition()) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

async function open(fields: object = { idleSeconds: 120 * 60 }, route = '/dashboard/trash') {
  fakeApi('get', '/trash', { json: { data: [], total: 0 } });
  const checks = fakeApi('get', '/auth/me', () => ({ json: { role: 'admin', ...fields } }));
  const view = renderSite(route, {
    withoutLayout: true,
    preloadedState: { auth: { token: 'old-token', check: 'unchecked' } },
  });
  await screen.findByText(route === form ? 'Add Category' : 'Trash', { selector: 'h1' });
  const respondedAt = () => selectCurrentUser(view.store.getState()).fulfilledTimeStamp ?? 0;
  return { ...view, checks, respondedAt };
}

it('warns two minutes before, counts down, and announces it to screen readers', async () => {
  await open();
  pass(118 * MINUTE - 2000);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  pass(3000);
  const dialog = await findDialog(question);
  expect(dialog).toHaveAttribute('role', 'alertdialog');
  expect(within(dialog).getByRole('timer')).toHaveTextContent('Time left: 1:59');
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
  pass(MINUTE);
  expect(within(dialog).getByRole('timer')).toHaveTextContent('Time left: 0:59');
  expect(within(dialog).getByRole('status')).toHaveTextContent('60 seconds left.');
});

it('continues when the admin stays', async () => {
  const { checks, respondedAt } = await open();
  pass(119 * MINUTE);
  const dialog = await findDialog(question);
  const before = respondedAt();
  fireEvent.keyDown(dialog, { key: 'a' });
  expect(checks).toHaveLength(1);
  expect(within(dialog).getByText('Stay logged in')).toHaveFocus();
  fireEvent.click(within(dialog).getByText('Stay logged in'));
  await until(() => respondedAt() > before);
  expect(checks).toHaveLength(2);
  pass(117 * MINUTE);
  await until(() => screen.queryByText(question) === null);
});

it('asks before it logs out where typed text would be lost', async () => {
  const seen = fakeApi('post', '/auth/logout', { json: { message: 'ok' } });
  const { router } = await open(undefined, form);
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Door' } });
  pass(119 * MINUTE);
  const dialog = within(await findDialog(question));
  fireEvent.click(dialog.getByText('Log out now'));
  const leaving = within(await findDialog('Leave without saving?'));
  expect(seen).toHaveLength(0);
  fireEvent.click(leaving.getByText('Stay here'));
  await until(() => screen.queryByText('Leave without saving?') === null);
  expect(screen.getByDisplayValue('Door')).toBeInTheDocument();
  fireEvent.click(dialog.getByText('Log out now'));
  fireEvent.click(await screen.findByText('Leave page'));
  await until(() => router.state.location.pathname === '/');
  expect(seen).toHaveLength(1);
});

it('opens the login dialog when the time is up, and forms keep their drafts', async () => {
  const { store } = await open(undefined, form);
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Door' } });
  pass(120 * MINUTE);
  await findDialog('Your session has ended');
  expect(store.getState().auth.token).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(screen.getByDisplayValue('Door')).toBeInTheDocument();
});

it('counts activity, reported to the backend once a minute at most', async () => {
  const { checks, respondedAt } = await open();
  const before = respondedAt();
  pass(30_000);
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(20_000);
  expect(checks).toHaveLength(1);
  pass(11_000);
  await until(() => respondedAt() > before);
  expect(checks).toHaveLength(2);
  pass(117 * MINUTE);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

it('counts activity in another tab', async () => {
  await open();
  pass(119 * MINUTE);
  await findDialog(question);
  shareSessionEnd(Date.now() + 120 * MINUTE);
  pass(1000);
  await until(() => screen.queryByText(question) === null);
});

it('opens the login dialog when the backend has ended the session already', async () => {
  await open();
  fakeApi('get', '/auth/me', { status: 401, json: { error: 'Please log in.' } });
  pass(MINUTE);
  fireEvent.pointerDown(document.body);
  pass(1000);
  await findDialog('Your session has ended');
});

it('shows that the report failed', async () => {
  await open();
  pass(119 * MINUTE);
  const dialog = await findDialog(question);
  fakeApi('get', '/auth/me', { fault: true });
  fireEvent.click(within(dialog).getByText('Stay logged in'));
  expect(await within(dialog).findByText(/could not be reached/)).toBeInTheDocument();
});

it('never warns with a backend that has no limit', async () => {
  const { checks } = await open({});
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(300 * MINUTE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(checks).toHaveLength(1);
});
