import { waitFor } from '@testing-library/react';
import { TAKEN_UP } from './lib/takenUp';

/** Runs the start script as the element of a page whose scripts are `names`. */
async function run(names?: string) {
  const element = document.createElement('script');
  if (names) element.dataset.scripts = names;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  jest.resetModules();
  await import('./start');
}

/** A browser that says at once that it has painted. */
class PaintObserver {
  constructor(private readonly tell: () => void) {}
  observe = ({ type }: PerformanceObserverInit) => void (type === 'paint' && setTimeout(this.tell));
  disconnect = () => undefined;
}
Object.assign(window, { PerformanceObserver: PaintObserver });

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.src);
const both = ['http://localhost/assets/about.js', 'http://localhost/assets/main.js'];
const NAMES = '/assets/about.js /assets/main.js';

afterEach(() => {
  window.dispatchEvent(new Event(TAKEN_UP));
  document.head.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('loads the scripts in their order once the pictures are shown, and once only', async () => {
  await run(NAMES);
  expect(loaded()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  // What is shown is painted first.
  expect(loaded()).toEqual([]);
  await waitFor(() => expect(loaded()).toEqual(both));
  expect([...document.head.querySelectorAll('script')].some(({ async }) => async)).toBe(false);
  window.dispatchEvent(new Event('pointerdown'));
  expect(loaded()).toEqual(both);
});

it('names the manifest after the pictures, once only', async () => {
  const manifests = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
  await run(NAMES);
  expect(manifests()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  const manifest = ['manifest http://localhost/site.webmanifest'];
  await waitFor(() => expect(manifests()).toEqual(manifest));
});

it('fetches what the page goes on from beside the scripts', async () => {
  const data = JSON.stringify({ source: '/page-data/abc/about?page=2' });
  document.body.innerHTML = `<script type="application/json" id="hoistway-page">${data}</script>`;
  await run(NAMES);
  window.dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(document.head.querySelector('link')).not.toBeNull());
  expect(document.head.querySelector('link')?.outerHTML).toBe(
    '<link rel="preload" as="fetch" href="/page-data/abc/about?page=2" crossorigin="anonymous">',
  );
  document.body.replaceChildren();
});

it('waits until all of the page is there, however early the touch', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await run(NAMES);
  window.dispatchEvent(new Event('pointerdown'));
  expect(loaded()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(loaded()).toEqual(both);
});

it.each(['pointerdown', 'keydown'])(
  'waits for no picture after the visitor’s %s',
  async (touch) => {
    await run(NAMES);
    window.dispatchEvent(new Event(touch));
    expect(loaded()).toEqual(both);
  },
);

it('waits for pictures three seconds at most', async () => {
  jest.useFakeTimers();
  await run(NAMES);
  jest.advanceTimersByTime(2999);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded()).toEqual(both);
});

it('leaves a page alone that the browser makes itself', async () => {
  await run();
  window.dispatchEvent(new Event('keydown'));
  expect(loaded()).toEqual([]);
});

it('clicks again what was clicked before React answered, once', async () => {
  await run(NAMES);
  document.body.innerHTML = '<button><svg></svg></button>';
  const onClick = jest.fn();
  const [button, icon] = [document.querySelector('button')!, document.querySelector('svg')!];
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.addEventListener('click', onClick);
  window.dispatchEvent(new Event(TAKEN_UP));
  expect(onClick).toHaveBeenCalledTimes(1);
  icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.dispatchEvent(new Event(TAKEN_UP));
  expect(onClick).toHaveBeenCalledTimes(2);
});

describe('a piece of the page that is taken up later', () => {
  // As React does with a click on what it has not taken up.
  const stop = (event: Event) => event.stopPropagation();
  const takenUp = (target: Element) => target.dispatchEvent(new Event(TAKEN_UP, { bubbles: true }));

  /** A button that was clicked before it answered; and what it does from then on. */
  async function clickEarly() {
    await run(NAMES);
    document.body.innerHTML = '<button>Filters</button><button>Menu</button>';
    const [late, other] = [...document.querySelectorAll('button')] as const;
    late!.addEventListener('click', stop);
    late!.click();
    window.dispatchEvent(new Event(TAKEN_UP));
    late!.removeEventListener('click', stop);
    const onClick = jest.fn();
    late!.addEventListener('click', onClick);
    return { late: late!, other: other!, onClick };
  }

  it('is clicked again, once', async () => {
    const { late, onClick } = await clickEarly();
    expect(onClick).not.toHaveBeenCalled();
    takenUp(late);
    takenUp(late);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is clicked again where React has made it anew', async () => {
    const { late, onClick } = await clickEarly();
    const anew = late.cloneNode(true) as HTMLElement;
    anew.addEventListener('click', onClick);
    late.replaceWith(anew);
    takenUp(anew);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is left alone where another was clicked last', async () => {
    const { late, other, onClick } = await clickEarly();
    other.click();
    takenUp(late);
    expect(onClick).not.toHaveBeenCalled();
  });
});

it('leaves the buttons of forms alone, which work by themselves', async () => {
  await run(NAMES);
  document.body.innerHTML = '<form><button type="button">Send</button></form>';
  const button = document.querySelector('button')!;
  button.click();
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  window.dispatchEvent(new Event(TAKEN_UP));
  expect(onClick).not.toHaveBeenCalled();
});
