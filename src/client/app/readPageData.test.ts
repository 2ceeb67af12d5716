import { waitFor } from '@testing-library/react';
import { readPageData } from './readPageData';

const SOURCE = '/page-data/abc/about';
const config = { apiUrl: 'http://api.test' };
const rendered = { api: {}, texts: {} };

const arrive = (data: object) => {
  document.body.innerHTML = `<script type="application/json" id="hoistway-page">${JSON.stringify(data)}</script>`;
};

const respond = (status: number, body: unknown, redirected = false) =>
  Object.defineProperty(Response.json(body, { status }), 'redirected', { value: redirected });

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
});

it('takes what stands inside the page, and asks nobody', async () => {
  arrive({ config, rendered });
  expect(await readPageData()).toEqual({ config, rendered });
  expect(fetched).not.toHaveBeenCalled();
});

it('takes nothing of a page that has nothing', async () => {
  document.body.innerHTML = '';
  expect(await readPageData()).toEqual({});
});

it.each([
  ['as it was rendered', false],
  ['newer than the page', true],
])('fetches what stands apart: %s', async (_name, isNewer) => {
  arrive({ config, source: SOURCE });
  fetched.mockResolvedValue(respond(200, { config, rendered }, isNewer));
  expect(await readPageData()).toEqual({ config, rendered, isNewer });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([SOURCE]);
});

it('leaves a page to the browser that is not there any more', async () => {
  arrive({ config, source: SOURCE });
  fetched.mockResolvedValue(respond(404, 'Not found'));
  expect(await readPageData()).toEqual({ config });
});

it.each([
  ['pointerdown', 'a line that breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['keydown', 'a server that is away', () => Promise.resolve(respond(503, ''))],
  ['online', 'a network that wants a login', () => Promise.resolve(new Response('<p>Log in'))],
] as const)('retries on the next %s after %s', async (event, _failure, fail) => {
  arrive({ config, source: SOURCE });
  fetched.mockImplementationOnce(fail).mockImplementationOnce(fail);
  fetched.mockResolvedValue(respond(200, { config, rendered }));
  const read = readPageData();
  await waitFor(() => {
    window.dispatchEvent(new Event(event));
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  expect(await read).toMatchObject({ rendered });
});

it('retries after a touch that came while the request was failing', async () => {
  arrive({ config, source: SOURCE });
  let fail: (error: Error) => void = () => undefined;
  const failing = new Promise<Response>((_resolve, reject) => (fail = reject));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(failing);
  fetched.mockResolvedValue(respond(200, { config, rendered }));
  const read = readPageData();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  window.dispatchEvent(new Event('pointerdown'));
  fail(new TypeError('Failed to fetch'));
  expect(await read).toMatchObject({ rendered });
});

it('retries once after a failed preload, then waits for a touch', async () => {
  arrive({ config, source: SOURCE });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  void readPageData();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('gives up a line that is silent for fifteen seconds', async () => {
  jest.useFakeTimers();
  arrive({ config, source: SOURCE });
  fetched.mockResolvedValue(respond(404, ''));
  await readPageData();
  const { signal } = fetched.mock.calls[0]![1];
  jest.advanceTimersByTime(14_999);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
  jest.useRealTimers();
});
