import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { siteMap } from '@/shared/siteMap';
import { publicPages } from '../pages/public/publicPages';
import { testI18n } from '../testing/content';
import { fakeApi } from '../testing/fakeApi';
import { aPart, parts } from '../testing/fixtures';
import { renderWithProviders } from '../testing/renderWithProviders';
import { prefetchOnIntent } from './prefetch';

const part = aPart();
const address = siteMap.sparePartDetails.address(part._id);
let stop: (() => void) | undefined;

/** Elements on a page that fetches ahead. */
function open(element: React.ReactElement) {
  const view = renderWithProviders(element);
  stop = prefetchOnIntent({ i18n: testI18n('en'), dispatch: view.store.dispatch }, '/');
  return view;
}

const link = (name: string) => screen.getByRole('link', { name });

const loadsOf = (name: 'about' | 'sparePartDetails') => jest.spyOn(publicPages[name]!, 'component');

beforeEach(() => {
  fakeApi('get', '/categories/', { json: [] });
});

/** Until what waited for a tap to end has begun. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  stop?.();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

describe('a link to a public page', () => {
  const reach = {
    'the pointer': (to: HTMLElement) => fireEvent.pointerOver(to),
    'the keyboard': (to: HTMLElement) => act(() => to.focus()),
    'a finger': (to: HTMLElement) => fireEvent.touchStart(to),
  };

  it.each(Object.entries(reach))('has its data and its code fetched by %s', async (_, reached) => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: part });
    const loads = loadsOf('sparePartDetails');
    open(<a href={address}>Part</a>);
    reached(link('Part'));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('is fetched once, wherever in it the pointer moves', async () => {
    const seen = fakeApi('get', '/spare-parts/:id', { json: part });
    const { store } = open(
      <>
        <a href={address}>
          <b>Part</b> <i>Steel</i>
        </a>
        <a href="/about">About</a>
      </>,
    );
    const loads = loadsOf('sparePartDetails');
    fireEvent.pointerOver(screen.getByText('Part'));
    fireEvent.pointerOver(screen.getByText('Steel'));
    await waitFor(() => expect(loads).toHaveBeenCalled());
    expect(loads).toHaveBeenCalledTimes(1);
    const isThere = () => Object.values(store.getState().api.queries);
    await waitFor(() => expect(isThere().map((entry) => entry?.status)).not.toContain('pending'));
    fireEvent.pointerOver(link('About'));
    fireEvent.pointerOver(screen.getByText('Part'));
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
    expect(seen).toHaveLength(1);
  });

  it('is left alone for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    const loads = loadsOf('about');
    open(<a href="/about">About</a>);
    fireEvent.pointerOver(link('About'));
    await nextTask();
    expect(loads).not.toHaveBeenCalled();
  });

  it('tells nobody when it could not be fetched', async () => {
    const loads = loadsOf('about').mockRejectedValueOnce(new Error('away'));
    open(<a href="/about">About</a>);
    fireEvent.pointerOver(link('About'));
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  });
});

it.each([
  ['another site', 'https://elsewhere.test/about', {}],
  ['a new tab', '/about', { target: '_blank' }],
  ['a file', '/about', { download: '' }],
  ['the console', '/dashboard', {}],
  ['the site in another language', '/zh/about', {}],
])('a link to %s fetches nothing', async (_, href, attributes) => {
  const loads = Object.values(publicPages).map((page) => jest.spyOn(page, 'component'));
  open(
    <a href={href} {...attributes}>
      There
    </a>,
  );
  fireEvent.pointerOver(link('There'));
  await nextTask();
  for (const load of loads) expect(load).not.toHaveBeenCalled();
});

it("a pager's button fetches the page that its form leads to", async () => {
  const seen = fakeApi('get', '/spare-parts', {
    json: { data: parts(12), total: 30, page: 2, limit: 12 },
  });
  open(
    <form method="get" action={siteMap.search.address()}>
      <input type="hidden" name="q" value="belt" />
      <button name="page" value={2}>
        Next
      </button>
      <button name="page" value={0} disabled>
        Previous
      </button>
    </form>,
  );
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Previous' }));
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.url.searchParams.get('q')).toBe('belt');
  expect(seen[0]?.url.searchParams.get('page')).toBe('2');
});
