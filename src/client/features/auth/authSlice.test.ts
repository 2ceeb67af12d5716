import { api } from '@/client/api';
import { fakeApi, fakeStranger, fakeUser } from '@/client/testing/fakeApi';
import { testStore } from '@/client/testing/testStore';
import {
  type AuthState,
  consoleClosed,
  selectAdminCheck,
  selectToken,
  sessionExpired,
  sessionLeft,
  tokenChangedElsewhere,
} from './authSlice';

const { getCurrentUser, logIn, logOut } = api.endpoints;
type Store = ReturnType<typeof testStore>;
const admin: AuthState = { token: 'old', check: 'admin' };
const storeWith = (auth: AuthState) => testStore({ auth }, { storage: window.localStorage });
const check = ({ getState }: Store) => selectAdminCheck(getState());
const token = ({ getState }: Store) => selectToken(getState());
const askWho = (store: Store) =>
  store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true }));

describe('asking who the visitor is', () => {
  it('admits an admin', async () => {
    fakeUser('admin');
    const store = testStore();
    const asking = askWho(store);
    expect(check(store)).toBe('checking');
    await asking;
    expect(check(store)).toBe('admin');
  });

  it('does not admit another role, nor a stranger', async () => {
    fakeUser('user');
    const user = testStore();
    await askWho(user);
    fakeStranger();
    const stranger = testStore();
    await askWho(stranger);
    expect([check(user), check(stranger)]).toEqual(['notAdmin', 'notAdmin']);
  });

  it('does not admit anybody while the backend fails', async () => {
    fakeApi('get', '/auth/me', { fault: true });
    const store = testStore();
    await askWho(store);
    expect(check(store)).toBe('notAdmin');
  });

  it('never takes an open console from the screen', async () => {
    fakeStranger();
    const store = storeWith({ token: 'old', check: 'expired' });
    await askWho(store);
    expect(check(store)).toBe('expired');
  });
});

describe('logging in', () => {
  it('keeps the token in the state and in the storage, and asks anew who it is', async () => {
    fakeApi('post', '/auth/login', { json: { token: 'new' } });
    const store = storeWith({ token: null, check: 'notAdmin' });
    const credentials = { emailId: 'a@b.example', password: 'pw' };
    await store.dispatch(logIn.initiate({ credentials }));
    expect([token(store), check(store)]).toEqual(['new', 'unchecked']);
    expect(window.localStorage.getItem('token')).toBe('new');
  });

  it('again over an expired session leaves the console where it is', async () => {
    fakeApi('post', '/auth/login', { json: { token: 'new' } });
    const store = storeWith({ token: 'old', check: 'expired' });
    const credentials = { emailId: 'a@b.example', password: 'pw' };
    await store.dispatch(logIn.initiate({ credentials }));
    expect([token(store), check(store)]).toEqual(['new', 'expired']);
  });
});

describe('going out', () => {
  it('removes the token once the server has ended the session', async () => {
    window.localStorage.setItem('token', 'old');
    fakeApi('post', '/auth/logout', { json: { message: 'You are logged out.' } });
    const store = storeWith(admin);
    await store.dispatch(logOut.initiate());
    expect([token(store), check(store)]).toEqual([null, 'left']);
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('from an expired session needs no server', () => {
    const store = storeWith({ token: 'old', check: 'expired' });
    store.dispatch(sessionLeft());
    expect([token(store), check(store)]).toEqual([null, 'left']);
  });
});

describe('a session that ran out', () => {
  it('is noticed by any call that says so', async () => {
    fakeApi('delete', '/categories/:id', { status: 401, json: { error: 'Please log in.' } });
    const store = storeWith(admin);
    await store.dispatch(api.endpoints.deleteCategory.initiate({ id: '1' }));
    expect(check(store)).toBe('expired');
  });

  it('matters to an open console only', () => {
    const store = storeWith({ token: 'old', check: 'notAdmin' });
    store.dispatch(sessionExpired());
    expect(check(store)).toBe('notAdmin');
  });

  it('is over for good once the console has been closed', () => {
    const store = storeWith({ token: 'old', check: 'expired' });
    store.dispatch(consoleClosed());
    expect(check(store)).toBe('unchecked');
  });
});

describe('another tab', () => {
  it('that logs in hands over its token', () => {
    const store = storeWith({ token: null, check: 'notAdmin' });
    store.dispatch(tokenChangedElsewhere('new'));
    expect([token(store), check(store)]).toEqual(['new', 'unchecked']);
  });

  it('that logs out ends the session of an open console without losing its screen', () => {
    const store = storeWith(admin);
    store.dispatch(tokenChangedElsewhere(null));
    expect([token(store), check(store)]).toEqual([null, 'expired']);
  });
});
