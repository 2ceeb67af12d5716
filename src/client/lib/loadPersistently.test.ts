import { loadOptional } from './lazyOptional';
import { loadPersistently } from './loadPersistently';

const failing = () =>
  jest.fn<Promise<string>, []>().mockRejectedValue(new Error('Loading failed.'));
const siteResponds = (status: number | undefined) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      status === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status })),
    );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('requests code until the site responds again', async () => {
  siteResponds(undefined);
  const load = failing();
  const code = loadPersistently(load);
  await jest.advanceTimersByTimeAsync(120_000);
  load.mockResolvedValue('code');
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(code).resolves.toBe('code');
});

it('requests it at once when the connection is back', async () => {
  siteResponds(200);
  const load = failing();
  const code = loadPersistently(load);
  await jest.advanceTimersByTimeAsync(0);
  load.mockResolvedValue('code');
  window.dispatchEvent(new Event('online'));
  await expect(code).resolves.toBe('code');
});

it('fails where the site responds without it, and skips what the page can do without', async () => {
  siteResponds(200);
  const code = expect(loadPersistently(failing())).rejects.toThrow('Loading failed.');
  const optional = loadOptional(() => Promise.reject(new Error('Loading failed.')));
  await jest.advanceTimersByTimeAsync(20_000);
  await code;
  const { default: Nothing } = (await optional) as { default: () => null };
  expect(Nothing()).toBeNull();
});
