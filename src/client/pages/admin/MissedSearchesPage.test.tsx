import { screen, waitFor, within } from '@testing-library/react';
import type { MissedSearch } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = '/dashboard/missed-searches';

const missed = (fields: Partial<MissedSearch> = {}): MissedSearch => ({
  _id: anId(),
  term: 'limiter',
  language: 'en',
  times: 12,
  day: '2026-11-02',
  ...fields,
});
const limiter = missed();
const rope = missed({ term: '钢丝绳', language: 'zh', times: 1 });

const fakeMissed = (all: readonly MissedSearch[]) =>
  fakeApi('get', '/search/missed', ({ url }) => {
    const number = Number(url.searchParams.get('page'));
    const data = all.slice((number - 1) * 10, number * 10);
    return { json: { data, total: all.length, page: number, limit: 10 } };
  });

async function openPage(all: readonly MissedSearch[] = [limiter, rope]) {
  const seen = fakeMissed(all);
  const view = renderConsolePage(page);
  const table = await screen.findByRole('table', { name: 'Searches without results' });
  const row = (term: string) => within(table).getByText(term).closest('tr')!;
  return { ...view, seen, row };
}

describe('the searches without good results', () => {
  it('are listed with their number and day', async () => {
    const { row } = await openPage();
    const cells = (term: string) =>
      within(row(term))
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(cells('limiter')).toEqual(['limiter', 'Nothing', 'English', '12', '2 Nov 2026']);
    expect(cells('钢丝绳')).toEqual(['钢丝绳', 'Nothing', 'Chinese', '1', '2 Nov 2026']);
    expect(screen.getByText(/in the last 90 days/)).toHaveTextContent(
      'nothing is known about who searched',
    );
    expect(screen.getByText('2 different searches')).toBeInTheDocument();
  });

  it('include those that found parts only without some of the words', async () => {
    const dropped = ['900 mm', 'belt'];
    const { row } = await openPage([limiter, missed({ term: 'og240 900 mm belt', dropped })]);
    expect(
      within(row('og240 900 mm belt')).getByRole('cell', {
        name: 'Parts without “900 mm”, “belt”',
      }),
    ).toBeInTheDocument();
    expect(within(row('limiter')).getByRole('cell', { name: 'Nothing' })).toBeInTheDocument();
  });

  it('can be tried in their language, in a new tab', async () => {
    const { row } = await openPage();
    const link = (term: string) => within(row(term)).getByRole('link', { name: /^Try the search/ });
    expect(link('limiter')).toHaveAttribute('href', '/search?q=limiter');
    expect(link('limiter')).toHaveAttribute('target', '_blank');
    expect(link('limiter')).toHaveAccessibleName(/opens in a new tab/);
    expect(link('钢丝绳')).toHaveAttribute('href', `/zh/search?q=${encodeURIComponent('钢丝绳')}`);
  });

  it('are paged by the backend', async () => {
    const many = Array.from({ length: 12 }, (_, index) => missed({ term: `word ${index + 1}` }));
    const { user, seen } = await openPage(many);
    await user.click(screen.getByRole('button', { name: '2' }));
    expect(await screen.findByText('word 12')).toBeInTheDocument();
    expect(Object.fromEntries(seen.at(-1)!.url.searchParams)).toEqual({ page: '2', limit: '10' });
  });

  it('may be none', async () => {
    fakeMissed([]);
    renderConsolePage(page);
    expect(await screen.findByText(/^Good news/)).toBeInTheDocument();
  });

  it('show that they could not be loaded, or that the backend does not count', async () => {
    fakeApi('get', '/search/missed', { status: 400, json: { error: 'The disk is full.' } });
    const failed = renderConsolePage(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
    failed.unmount();
    fakeApi('get', '/search/missed', { status: 404, json: { error: 'Nothing here.' } });
    renderConsolePage(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Searches without results are not counted here.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('are shown in Chinese', async () => {
    fakeMissed([limiter]);
    renderConsolePage(page, { language: 'zh' });
    expect(await screen.findByRole('table', { name: '无结果的搜索' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '将“limiter”设为同义词' })).toBeInTheDocument();
    expect(screen.getByText(/不记录搜索者的任何信息/)).toBeInTheDocument();
  });
});

describe('a synonym of it', () => {
  const open = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Make synonym of “limiter”' }));
    return within(await findDialog('Make synonym'));
  };

  it('is stored, and the term leaves the list', async () => {
    const { user, seen } = await openPage();
    const made = fakeApi('post', '/search/synonyms', {
      status: 201,
      json: { _id: anId(), term: 'limiter', meaning: 'governor' },
    });
    const removed = fakeApi('delete', '/search/missed/:id', { json: { message: 'Gone.' } });
    const dialog = await open(user);
    expect(dialog.getByRole('textbox', { name: 'Word' })).toHaveValue('limiter');
    expect(dialog.getByRole('textbox', { name: 'Means the same as' })).toHaveFocus();
    await user.keyboard('governor{Enter}');
    expect(await screen.findByText('“limiter” now finds “governor” too.')).toBeInTheDocument();
    expect(made[0]?.body).toEqual({ term: 'limiter', meaning: 'governor' });
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(removed.map(({ url }) => url.pathname)).toEqual([`/search/missed/${limiter._id}`]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('that is rejected shows the error, and leaves the form and the list as they are', async () => {
    const { user } = await openPage();
    const error = 'This pair is there already.';
    fakeApi('post', '/search/synonyms', { status: 409, json: { error } });
    const removed = fakeApi('delete', '/search/missed/:id');
    const dialog = await open(user);
    await user.keyboard('governor{Enter}');
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Means the same as' })).toHaveValue('governor');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(removed).toHaveLength(0);
  });
});

describe('removing a term from the list', () => {
  const press = (user: Awaited<ReturnType<typeof openPage>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Remove “limiter” from the list' }));

  it('shows the success, and reloads the list', async () => {
    const { user, seen } = await openPage();
    const removed = fakeApi('delete', '/search/missed/:id', { json: { message: 'Gone.' } });
    await press(user);
    expect(await screen.findByText('“limiter” is taken from the list.')).toBeInTheDocument();
    expect(removed[0]?.url.pathname).toBe(`/search/missed/${limiter._id}`);
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('that another admin has removed already is no failure', async () => {
    const { user, seen } = await openPage();
    fakeApi('delete', '/search/missed/:id', { status: 404, json: { error: 'No such term.' } });
    await press(user);
    expect(await screen.findByText('“limiter” is taken from the list.')).toBeInTheDocument();
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('shows the error of a failure', async () => {
    const { user } = await openPage();
    fakeApi('delete', '/search/missed/:id', { status: 400, json: {} });
    await press(user);
    expect(
      await screen.findByText('The word could not be taken from the list.'),
    ).toBeInTheDocument();
  });
});
