import { api } from '@/client/api';
import { fakeApi, fakeLoggedOut } from '@/client/testing/fakeApi';
import { testStore } from '@/client/testing/testStore';
import {
  type AuthState,
  consoleClosed,
  selectAdminCheck,
  selectToken,
  sessionExpired,
  tokenChangedElsewhere,
} from './authSlice';

// What an admin or a visitor sees of these states is tested in `RequireAdmin.test.tsx`.

type Store = ReturnType<typeof testStore>;
const storeWith = (auth: AuthState) => testStore({ auth });
const check = ({ getState }: Store) => selectAdminCheck(getState());
const checkUser = (store: Store) =>
  store.dispatch(api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }));

it.each([
  ['the session has expired', fakeLoggedOut],
  ['the backend is unreachable', () => fakeApi('get', '/auth/me', { fault: true })],
])('an open console is not closed by a check while %s', async (_state, respond) => {
  respond();
  const store = storeWith({ token: 'old', check: 'expired' });
  await checkUser(store);
  expect(check(store)).toBe('expired');
});

it('only an open console has a session that can expire', () => {
  const store = storeWith({ token: 'old', check: 'notAdmin' });
  store.dispatch(sessionExpired());
  expect(check(store)).toBe('notAdmin');
});

it('an expired session is checked again after the console was left', () => {
  const store = storeWith({ token: 'old', check: 'expired' });
  store.dispatch(consoleClosed());
  expect(check(store)).toBe('unchecked');
});

it('a login in another tab shares its token', () => {
  const store = storeWith({ token: null, check: 'notAdmin' });
  store.dispatch(tokenChangedElsewhere('new'));
  expect([selectToken(store.getState()), check(store)]).toEqual(['new', 'unchecked']);
});
