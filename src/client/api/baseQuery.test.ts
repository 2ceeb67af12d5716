import { fakeApi } from '../testing/fakeApi';
import { testStore } from '../testing/testStore';
import { exponentialDelay } from './baseQuery';
import { api } from '.';

const { getSparePart, listCategories, deleteCategory, createCategory } = api.endpoints;
const id = '0123456789abcdef01234567';

const ask = (store = testStore()) => store.dispatch(getSparePart.initiate({ id }));

describe('every call', () => {
  it('carries the token as a bearer, credentials and the wish for JSON', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await ask(testStore({ auth: { token: 'secret', check: 'admin' } }));
    expect(seen).toHaveLength(1);
    expect(seen[0]!.headers.get('authorization')).toBe('Bearer secret');
    expect(seen[0]!.headers.get('accept')).toBe('application/json');
    expect(seen[0]!.credentials).toBe('include');
  });

  it('asks for sentences in the language of the page', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await ask();
    await ask(testStore({}, { language: 'zh' }));
    expect(seen.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'zh']);
  });

  it('goes without authorization when there is no token', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await ask();
    expect(seen[0]!.headers.has('authorization')).toBe(false);
  });

  it('is JSON where it has a body, save the multipart ones', async () => {
    const login = fakeApi('post', '/auth/login', { json: { token: 'a'.repeat(43) } });
    const create = fakeApi('post', '/categories/', { status: 201, json: { _id: id, name: 'A' } });
    const store = testStore();
    const credentials = { emailId: 'a@b.example', password: 'pw' };
    await store.dispatch(api.endpoints.logIn.initiate({ credentials }));
    await store.dispatch(createCategory.initiate({ categoryForm: { name: 'A' } }));
    expect(login[0]!.headers.get('content-type')).toBe('application/json');
    expect(login[0]!.body).toEqual(credentials);
    expect(create[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect([...(create[0]!.body as FormData).entries()]).toEqual([['name', 'A']]);
  });
});

describe('a query', () => {
  it.each([
    ['a network fault', { fault: true }],
    ['a 500', { status: 500, json: { error: 'Something went wrong.' } }],
    ['a 503', { status: 503 }],
  ])('is asked three times more on %s, then given up', async (_what, answer) => {
    const seen = fakeApi('get', '/spare-parts/:id', answer);
    const { isError } = await ask();
    expect(isError).toBe(true);
    expect(seen).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 429])('is not asked again on a %d', async (status) => {
    const seen = fakeApi('get', '/spare-parts/:id', { status, json: { error: 'No.' } });
    await ask();
    expect(seen).toHaveLength(1);
  });

  it('is content with the first good answer', async () => {
    let asked = 0;
    const seen = fakeApi('get', '/spare-parts/:id', () =>
      ++asked < 3 ? { fault: true } : { json: { _id: id, name: 'Cam' } },
    );
    const { data } = await ask();
    expect(data?.name).toBe('Cam');
    expect(seen).toHaveLength(3);
  });

  it('waits longer before each retry, never more than 30 s', async () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(exponentialDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    fakeApi('get', '/spare-parts/:id', { fault: true });
    const retryDelay = jest.fn(() => 0);
    await ask(testStore(undefined, { retryDelay }));
    expect(retryDelay.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('that is given up does not wait for its next try', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { fault: true });
    let isWaiting = () => {};
    const wait = new Promise<void>((resolve) => (isWaiting = resolve));
    const retryDelay = () => {
      isWaiting();
      return 3_600_000;
    };
    const call = ask(testStore(undefined, { retryDelay }));
    await wait;
    call.abort();
    expect((await call).isError).toBe(true);
    expect(seen).toHaveLength(1);
  });
});

describe('a mutation', () => {
  it.each([
    ['a network fault', { fault: true }],
    ['a 500', { status: 500 }],
  ])('is never carried out twice, not on %s either', async (_what, answer) => {
    const seen = fakeApi('delete', '/categories/:id', answer);
    const { error } = await testStore().dispatch(deleteCategory.initiate({ id }));
    expect(error).toBeDefined();
    expect(seen).toHaveLength(1);
  });
});

it('keeps unused answers for five minutes', async () => {
  jest.useFakeTimers();
  try {
    const seen = fakeApi('get', '/categories/', { json: [] });
    const store = testStore();
    const read = async () => {
      const call = store.dispatch(listCategories.initiate());
      await call;
      call.unsubscribe();
    };
    await read();
    await jest.advanceTimersByTimeAsync(299_000);
    await read();
    expect(seen).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(301_000);
    await read();
    expect(seen).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
