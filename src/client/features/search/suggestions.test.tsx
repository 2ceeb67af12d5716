import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aPart } from '@/client/testing/fixtures';
import { advanceTimers } from '@/client/testing/advanceTimers';
import {
  type RenderOptions,
  openPage,
  openSite,
  renderWithProviders,
} from '@/client/testing/renderWithProviders';
import { API_URL, server } from '@/client/testing/server';
import { SearchField } from './SearchField';

const governor = aPart({
  name: 'Overspeed governor OG-240',
  partNumber: 'HW-OG-0240',
  images: ['governor.jpg'],
});
const rope = aPart({ name: 'Governor rope' });
const governors = aCategory({ name: 'Governors' });
const found = { words: ['governor'], categories: [governors], parts: [governor, rope] };

const field = () => screen.getByRole('combobox');
const list = () => screen.findByLabelText('Suggestions');
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;
/** The active option as the field exposes it. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};
const live = () => screen.getByRole('status');

const fakeSuggestions = (
  response: FakeResponse | ((q: string) => FakeResponse) = { json: found },
) =>
  fakeApi('get', '/spare-parts/suggestions', ({ url }) =>
    typeof response === 'function' ? response(url.searchParams.get('q') ?? '') : response,
  );
const queriesOf = (seen: { url: URL }[]) => seen.map(({ url }) => url.searchParams.get('q'));

/** The field, with the keyboard in it. */
async function open(options: RenderOptions = {}) {
  const search = (
    <SearchField label="Parts">
      <button>Search</button>
    </SearchField>
  );
  const view = renderWithProviders(search, { route: '/no-page', ...options });
  await view.user.click(field());
  await waitFor(() => expect(live()).toBeInTheDocument());
  const calls = () =>
    Object.keys(view.store.getState().api.queries).filter((key) => key.startsWith('suggest'));
  const states = () => calls().map((key) => view.store.getState().api.queries[key]?.status);
  return { ...view, calls, states, at: () => view.router.state.location };
}

afterEach(() => jest.useRealTimers());

describe('the suggestions', () => {
  it('are words, categories and parts with their numbers, and are counted for screen readers', async () => {
    const seen = fakeSuggestions();
    const { user } = await open();
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(live()).toHaveTextContent(/^$/);
    await user.keyboard('governer');
    expect(field()).toHaveAttribute('aria-controls', (await list()).id);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(Object.fromEntries(seen.at(-1)!.url.searchParams)).toEqual({
      q: 'governer',
      limit: '8',
    });
    const inGroup = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(inGroup('Search for')).toEqual(['governor']);
    expect(inGroup('Categories')).toEqual(['Governors']);
    expect(inGroup('Parts')).toEqual(['Overspeed governor OG-240HW-OG-0240', 'Governor rope']);
    expect(options()[2]!.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/governor\.jpg$/),
    );
    // A part without an image has the icon of the cards instead.
    expect(options()[3]!.querySelector('svg')).toBeInTheDocument();
    expect(live()).toHaveTextContent('4 suggestions. Use the arrow keys to choose.');
    expect(field()).toHaveFocus();
  });

  it('are eight at most', async () => {
    const many = Array.from({ length: 9 }, (_, index) => aPart({ name: `Governor ${index}` }));
    fakeSuggestions({ json: { ...found, parts: many } });
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    expect(options()).toHaveLength(8);
  });

  it('are fetched after a pause, for two letters or one Chinese character', async () => {
    const { calls } = await open();
    jest.useFakeTimers();
    const type = (value: string) => fireEvent.input(field(), { target: { value } });
    type('g');
    advanceTimers(1000);
    type(' g ');
    advanceTimers(1000);
    expect(calls()).toEqual([]);
    type('go');
    advanceTimers(100);
    type('gov');
    advanceTimers(179);
    expect(calls()).toEqual([]);
    advanceTimers(1);
    expect(calls()).toEqual(['suggestSpareParts({"limit":8,"q":"gov"})']);
    type('门');
    advanceTimers(180);
    expect(calls().at(-1)).toBe('suggestSpareParts({"limit":8,"q":"门"})');
  });

  it('are those for the text in the field, however late other responses arrive', async () => {
    let releaseFirst = () => {};
    const first = new Promise<void>((resolve) => (releaseFirst = resolve));
    const requests: Request[] = [];
    server.use(
      http.get(`${API_URL}/spare-parts/suggestions`, async ({ request }) => {
        requests.push(request);
        const q = new URL(request.url).searchParams.get('q');
        if (q === 'gover') await first;
        return Response.json({ words: [`all of ${q}`], categories: [], parts: [] });
      }),
    );
    const { user, calls } = await open();
    await user.keyboard('gover');
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.keyboard('nor');
    expect(await screen.findByRole('option')).toHaveTextContent('all of governor');
    expect(requests[0]!.signal.aborted).toBe(true);
    await act(async () => {
      releaseFirst();
      await first;
    });
    expect(screen.getByRole('option')).toHaveTextContent('all of governor');
    // None until those for the new text have arrived.
    await user.keyboard('s');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await screen.findByRole('option')).toHaveTextContent('all of governors');
    expect(calls()).toHaveLength(3);
  });

  it.each([
    ['has no such endpoint', { status: 404, json: { error: 'Not found.' } }],
    ['takes the request for one of a part', { status: 400, json: { error: 'No id.' } }],
    ['sends something else', { json: [] }],
  ])('are not fetched again in a visit where the backend %s', async (_what, response) => {
    const seen = fakeSuggestions(response);
    const { user, at, states } = await open();
    await user.keyboard('gov');
    await waitFor(() => expect(states()).toEqual(['rejected']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(at().search).toBe('?q=gov'));
    await user.click(field());
    await waitFor(() => expect(live()).toBeInTheDocument());
    jest.useFakeTimers();
    fireEvent.input(field(), { target: { value: 'governor' } });
    advanceTimers(1000);
    expect(seen).toHaveLength(1);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(at().search).toBe('?q=gov');
  });

  it('are fetched again after a failed request, without a message and without a retry', async () => {
    const seen = fakeSuggestions((q) => (q === 'gov' ? { status: 503 } : { json: found }));
    const { user } = await open();
    await user.keyboard('gov');
    await waitFor(() => expect(seen).toHaveLength(1));
    await user.keyboard('e');
    await list();
    expect(queriesOf(seen)).toEqual(['gov', 'gove']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are Chinese on the Chinese site', async () => {
    fakeSuggestions();
    const { user } = await open({ language: 'zh' });
    await user.keyboard('限速器');
    const box = await screen.findByRole('listbox', { name: '搜索建议' });
    expect(within(box).getByRole('group', { name: '配件' })).toBeVisible();
    expect(live()).toHaveTextContent('4 条建议');
  });
});

describe('by keyboard', () => {
  it('the arrows go through them and through the field', async () => {
    fakeSuggestions();
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    expect(selected()).toBeUndefined();
    const stops: unknown[] = [];
    for (let press = 0; press < 6; press += 1) {
      await user.keyboard('{ArrowDown}');
      expect(active() ?? undefined).toBe(selected());
      stops.push(selected());
    }
    const all = options().map(({ textContent }) => textContent);
    expect(stops).toEqual([...all, undefined, all[0]]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe(all[3]);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('gov');
  });

  it('Home, End and the arrows to the sides go back to the text', async () => {
    fakeSuggestions();
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    for (const [key, position] of [
      ['End', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await user.keyboard('{ArrowDown}');
      expect(selected()).toBe('governor');
      await user.keyboard(`{${key}}`);
      expect(selected()).toBeUndefined();
      expect(field()).toHaveProperty('selectionStart', position);
      expect(screen.getByRole('listbox')).toBeVisible();
    }
  });

  it.each([
    ['the words', 1, () => '/search?q=governor', 'governor'],
    ['the category', 2, () => `/spare-parts-grid/${governors._id}`, ''],
    ['the part', 3, () => `/spare-parts-details/${governor._id}`, ''],
  ])('Enter goes to %s', async (_what, presses, url, text) => {
    fakeSuggestions();
    const { user, at } = await open();
    await user.keyboard('gov');
    await list();
    await user.keyboard(`${'{ArrowDown}'.repeat(presses)}{Enter}`);
    await waitFor(() => expect(at().pathname + at().search).toBe(url()));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveValue(text));
  });

  it('Escape closes them, then clears the field; an arrow brings them back', async () => {
    const seen = fakeSuggestions();
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('gov');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe('governor');
    await user.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(seen).toHaveLength(1);
  });

  it('Tab leaves and closes them', async () => {
    fakeSuggestions();
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('gov');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});

it('the pointer selects, with the focus in the field until then', async () => {
  fakeSuggestions();
  const { user, at } = await open();
  await user.keyboard('gov');
  const option = within(await list()).getByRole('option', { name: 'Governors' });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  expect(field()).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(at().pathname).toBe(`/spare-parts-grid/${governors._id}`));
});

describe('while an input method composes', () => {
  const compose = (value: string) => {
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value }, isComposing: true });
  };

  it('nothing is fetched, and Enter belongs to the method', async () => {
    const { calls, at } = await open();
    jest.useFakeTimers();
    compose('guang mu');
    advanceTimers(1000);
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(fireEvent.keyDown(field(), { key: 'Enter', ...init })).toBe(true);
      expect(fireEvent.keyDown(field(), { key: 'Escape', ...init })).toBe(true);
    }
    expect(field()).toHaveValue('guang mu');
    expect(calls()).toEqual([]);
    expect(at().pathname).toBe('/no-page');
    fireEvent.input(field(), { target: { value: '光幕' }, isComposing: true });
    fireEvent.compositionEnd(field());
    advanceTimers(180);
    expect(calls()).toEqual(['suggestSpareParts({"limit":8,"q":"光幕"})']);
  });

  it('suggestions for the text before it close', async () => {
    fakeSuggestions();
    const { user } = await open();
    await user.keyboard('gov');
    await list();
    compose('gov guang');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('Android, which composes all words, gets suggestions', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
    const { calls } = await open();
    jest.useFakeTimers();
    compose('gov');
    advanceTimers(180);
    expect(calls()).toHaveLength(1);
    jest.restoreAllMocks();
  });
});

describe('on the site', () => {
  beforeEach(() => {
    fakeSuggestions();
    fakeApi('get', '/spare-parts', { json: { data: [], total: 0, page: 1, limit: 12 } });
  });

  it('Enter without an active one searches for the text and closes them', async () => {
    const { user } = await openSite('/no-page');
    await user.click(within(screen.getByRole('banner')).getByRole('combobox'));
    await user.keyboard('gov');
    expect(screen.getByRole('banner')).toContainElement(await list());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nothing found for “gov”.')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('the field of the results page suggests as well', async () => {
    const { user, router } = await openPage('/search?q=rope');
    const own = screen.getByRole('combobox');
    await user.clear(own);
    await user.paste('gov');
    await list();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=governor'));
  });
});
