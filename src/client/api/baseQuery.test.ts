import { fakeApi } from '../testing/fakeApi';
import { testStore } from '../testing/testStore';
import { exponentialDelay } from './baseQuery';
import { consoleApi as api } from '.';

const { getSparePart, listCategories, deleteCategory, createCategory } = api.endpoints;
const id = '0123456789abcdef01234567';

const getPart = (store = testStore()) => store.dispatch(getSparePart.initiate({ id }));

describe('every request', () => {
  it('has a bearer token, credentials, and accepts JSON; accepts texts in the language of the page', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await getPart(testStore({ auth: { token: 'secret', check: 'admin' } }));
    expect(seen).toHaveLength(1);
    expect(seen[0]!.headers.get('authorization')).toBe('Bearer secret');
    expect(seen[0]!.headers.get('accept')).toBe('application/json');
    expect(seen[0]!.credentials).toBe('include');
    await getPart(testStore({}, { language: 'zh' }));
    expect(seen.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'zh']);
  });

  it('reads records in the language of the page, or in the one that it names', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await getPart();
    const chinese = testStore({}, { language: 'zh' });
    await getPart(chinese);
    await chinese.dispatch(getSparePart.initiate({ id, lang: 'all' }));
    expect(seen.map(({ url }) => url.search)).toEqual(['', '?lang=zh', '?lang=all']);
  });

  it('has no authorization without a token', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: { _id: id, name: 'Cam' } });
    await getPart();
    expect(seen[0]!.headers.has('authorization')).toBe(false);
  });

  it('has a JSON body, or a multipart one for forms', async () => {
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
  ])('is retried three times on %s', async (_what, response) => {
    const seen = fakeApi('get', '/spare-parts/:id', response);
    const { isError } = await getPart();
    expect(isError).toBe(true);
    expect(seen).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 429])('is not retried on a %d', async (status) => {
    const seen = fakeApi('get', '/spare-parts/:id', { status, json: { error: 'No.' } });
    await getPart();
    expect(seen).toHaveLength(1);
  });

  it('ends with the first success', async () => {
    let requests = 0;
    const seen = fakeApi('get', '/spare-parts/:id', () =>
      ++requests < 3 ? { fault: true } : { json: { _id: id, name: 'Cam' } },
    );
    const { data } = await getPart();
    expect(data?.name).toBe('Cam');
    expect(seen).toHaveLength(3);
  });

  it('waits longer before each retry, never more than 30 s', async () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(exponentialDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    fakeApi('get', '/spare-parts/:id', { fault: true });
    const retryDelay = jest.fn(() => 0);
    await getPart(testStore(undefined, { retryDelay }));
    expect(retryDelay.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('that is aborted does not wait for its next retry', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { fault: true });
    let isWaiting = () => {};
    const wait = new Promise<void>((resolve) => (isWaiting = resolve));
    const retryDelay = () => {
      isWaiting();
      return 3_600_000;
    };
    const call = getPart(testStore(undefined, { retryDelay }));
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
  ])('is not retried on %s', async (_what, response) => {
    const seen = fakeApi('delete', '/categories/:id', response);
    const { error } = await testStore().dispatch(deleteCategory.initiate({ id }));
    expect(error).toBeDefined();
    expect(seen).toHaveLength(1);
  });
});

it('caches unused responses for five minutes', async () => {
  jest.useFakeTimers();
  try {
    const seen = fakeApi('get', '/categories/', { json: [] });
    const store = testStore();
    const read = async () => {
      const call = store.dispatch(listCategories.initiate({}));
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
