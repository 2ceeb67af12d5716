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
  it('are listed with their number, day and what they found, and can be tried in a new tab', async () => {
    const dropped = missed({ term: 'og240 900 mm belt', dropped: ['900 mm', 'belt'] });
    const { row } = await openPage([limiter, rope, dropped]);
    const cells = (term: string) =>
      within(row(term))
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(cells('limiter')).toEqual(['limiter', 'Nothing', 'English', '12', '2 Nov 2026']);
    expect(cells('钢丝绳')).toEqual(['钢丝绳', 'Nothing', 'Chinese', '1', '2 Nov 2026']);
    expect(cells(dropped.term)[1]).toBe('Parts without “900 mm”, “belt”');
    expect(screen.getByText(/in the last 90 days/)).toHaveTextContent(
      'nothing is known about who searched',
    );
    expect(screen.getByText('3 different searches')).toBeInTheDocument();
    // In their language.
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
});

describe('a synonym of it', () => {
  const open = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
    await user.click(screen.getByLabelText('Make synonym of “limiter”'));
    return within(await findDialog('Make synonym'));
  };

  it('that is rejected shows the error; once stored, the term leaves the list', async () => {
    const { user, seen } = await openPage();
    const error = 'This pair is there already.';
    fakeApi('post', '/search/synonyms', { status: 409, json: { error } });
    const removed = fakeApi('delete', '/search/missed/:id', { json: { message: 'Gone.' } });
    const dialog = await open(user);
    expect(dialog.getByLabelText(/^Word/)).toHaveValue('limiter');
    const meaning = dialog.getByLabelText(/^Means the same as/);
    expect(meaning).toHaveFocus();
    await user.keyboard('governor{Enter}');
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(meaning).toHaveValue('governor');
    expect(removed).toHaveLength(0);

    const made = fakeApi('post', '/search/synonyms', {
      status: 201,
      json: { _id: anId(), term: 'limiter', meaning: 'governor' },
    });
    await user.click(meaning);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“limiter” now finds “governor” too.')).toBeInTheDocument();
    expect(made[0]?.body).toEqual({ term: 'limiter', meaning: 'governor' });
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(removed.map(({ url }) => url.pathname)).toEqual([`/search/missed/${limiter._id}`]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('removing a term from the list', () => {
  const press = (user: Awaited<ReturnType<typeof openPage>>['user']) =>
    user.click(screen.getByLabelText('Remove “limiter” from the list'));

  it('shows the success, and reloads the list', async () => {
    const { user, seen } = await openPage();
    const removed = fakeApi('delete', '/search/missed/:id', { json: { message: 'Gone.' } });
    await press(user);
    expect(await screen.findByText('“limiter” is taken from the list.')).toBeInTheDocument();
    expect(removed[0]?.url.pathname).toBe(`/search/missed/${limiter._id}`);
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('shows the error of a failure, but another admin may have removed it already', async () => {
    const { user, seen } = await openPage();
    fakeApi('delete', '/search/missed/:id', { status: 400, json: {} });
    await press(user);
    expect(
      await screen.findByText('The word could not be taken from the list.'),
    ).toBeInTheDocument();
    fakeApi('delete', '/search/missed/:id', { status: 404, json: { error: 'No such term.' } });
    await press(user);
    expect(await screen.findByText('“limiter” is taken from the list.')).toBeInTheDocument();
    await waitFor(() => expect(seen).toHaveLength(2));
  });
});
