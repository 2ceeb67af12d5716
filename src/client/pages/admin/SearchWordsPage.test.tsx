import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { Synonym } from '@/client/api';
import { AddSynonym } from '@/client/features/searchWords/SynonymForm';
import { enterText } from '@/client/testing/enterText';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderConsolePage, renderInConsole } from '@/client/testing/renderConsole';
import { renderWithProviders } from '@/client/testing/renderWithProviders';

const page = '/dashboard/search-words';
const limiter: Synonym = { _id: anId(), term: 'limiter', meaning: 'governor' };
const sill: Synonym = { _id: anId(), term: 'sill', meaning: 'threshold' };

/** A backend that searches and pages the pairs itself. */
const fakePairs = (pairs: readonly Synonym[], total = pairs.length) =>
  fakeApi('get', '/search/synonyms', ({ url }) => {
    const number = Number(url.searchParams.get('page'));
    const q = url.searchParams.get('q');
    const found = pairs.filter(({ term, meaning }) => !q || `${term} ${meaning}`.includes(q));
    const data = found.slice((number - 1) * 10, number * 10);
    return { json: { data, total: q ? found.length : total, page: number, limit: 10 } };
  });

/** Requests for the table, without the one that counts all pairs. */
const ofTable = (seen: RecordedRequest[]) =>
  seen.map(({ url }) => Object.fromEntries(url.searchParams)).filter(({ limit }) => limit === '10');

const terms = () =>
  [...screen.getByRole<HTMLTableElement>('table').tBodies[0]!.rows].map(
    ({ cells }) => cells[0]?.textContent,
  );

async function openPage(
  pairs: readonly Synonym[] = [limiter, sill],
  { total = pairs.length } = {},
) {
  const seen = fakePairs(pairs, total);
  const view = renderConsolePage(page);
  await screen.findByRole('table', { name: 'Search words' });
  return { ...view, seen };
}

describe('the pairs of words', () => {
  it('are listed, with how many of them may be used', async () => {
    await openPage();
    const row = screen.getByRole('cell', { name: 'limiter' }).closest('tr')!;
    expect(within(row).getByRole('cell', { name: 'governor' })).toBeInTheDocument();
    expect(await screen.findByText('2 of 2,000 pairs used')).toBeInTheDocument();
  });

  it('show that no more may be added', async () => {
    await openPage([limiter], { total: 2000 });
    expect(await screen.findByText(/^All 2,000 pairs are used/)).toBeInTheDocument();
  });

  it('are paged and searched by the backend, and counted as before', async () => {
    const many = Array.from({ length: 23 }, (_, index) => ({
      _id: anId(),
      term: `word ${index + 1}`,
      meaning: 'other',
    }));
    const { user, router, seen } = await openPage(many);
    await user.click(screen.getByRole('button', { name: '3' }));
    await waitFor(() => expect(terms()).toEqual(['word 21', 'word 22', 'word 23']));
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await enterText(user, search, 'word 7');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(terms()).toEqual(['word 7']));
    expect(ofTable(seen).at(-1)).toEqual({ page: '1', limit: '10', q: 'word 7' });
    expect(router.state.location.search).toBe('?q=word+7');
    expect(screen.getByText('23 of 2,000 pairs used')).toBeInTheDocument();
    await user.type(search, 'x{Enter}');
    expect(await screen.findByText('Nothing matches “word 7x”.')).toBeInTheDocument();
  });
});

describe('a new pair', () => {
  const term = () => screen.getByLabelText(/^Word/);
  const meaning = () => screen.getByLabelText(/^Means the same as/);

  const openForm = () => renderWithProviders(<AddSynonym />);

  it('is stored, and the form is ready for the next one', async () => {
    const { user, seen } = await openPage();
    const sent = fakeApi('post', '/search/synonyms', { status: 201, json: { ...limiter } });
    await enterText(user, term(), ' brake shoe ');
    await enterText(user, meaning(), 'brake lining');
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('“brake shoe” now finds “brake lining” too.'),
    ).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ term: 'brake shoe', meaning: 'brake lining' });
    expect(term()).toHaveValue('');
    expect(term()).toHaveFocus();
    expect(meaning()).toHaveValue('');
    await waitFor(() => expect(ofTable(seen)).toHaveLength(2));
  });

  it('is back after a page load', async () => {
    const { user } = openForm();
    await enterText(user, term(), 'brake shoe');
    cleanup();
    openForm();
    expect(term()).toHaveValue('brake shoe');
  });

  it('needs two words that differ, neither too long', async () => {
    const { user } = openForm();
    const sent = fakeApi('post', '/search/synonyms');
    const add = screen.getByRole('button', { name: 'Add' });
    await user.click(add);
    expect(await screen.findByText('Please enter a word.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the word that means the same.')).toBeInTheDocument();
    expect(term()).toHaveFocus();
    await enterText(user, term(), 'Sill');
    await enterText(user, meaning(), 'sill');
    expect(await screen.findByText('Please enter two different words.')).toBeInTheDocument();
    await user.click(term());
    await user.paste('x'.repeat(101));
    expect(await screen.findByText('At most 100 characters are allowed.')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('is not lost where it is rejected, where the backend cannot be reached, or by a link', async () => {
    const { user, router } = renderInConsole(
      <>
        <AddSynonym />
        <Link to="/dashboard">Dashboard</Link>
      </>,
      { route: page },
    );
    await enterText(user, term(), 'governor');
    await enterText(user, meaning(), 'limiter');
    for (const [response, text] of [
      [
        { status: 409, json: { error: 'This pair is there already.' } },
        'This pair is there already.',
      ],
      [
        { status: 400, json: { error: 'At most 2,000 pairs are kept.' } },
        'At most 2,000 pairs are kept.',
      ],
      [{ fault: true }, 'could not be reached'],
    ] as const) {
      fakeApi('post', '/search/synonyms', response);
      await user.click(screen.getByText('Add'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(term()).toHaveValue('governor');
      expect(meaning()).toHaveValue('limiter');
    }
    await user.click(screen.getByText('Dashboard'));
    await user.click(within(await findDialog('Leave without saving?')).getByText('Stay here'));
    expect(router.state.location.pathname).toBe(page);
    await waitFor(() => expect(meaning()).toHaveValue('limiter'));
  });
});

describe('changing a pair', () => {
  const open = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
    await user.click(screen.getByLabelText('Edit limiter = governor'));
    return within(await findDialog('Change the pair'));
  };

  it('shows a failure in the dialog, then stores both words', async () => {
    const { user } = await openPage();
    const error = 'There is no such pair.';
    fakeApi('put', '/search/synonyms/:id', { status: 404, json: { error } });
    const dialog = await open(user);
    const word = dialog.getByLabelText(/^Word/);
    expect(word).toHaveFocus();
    await enterText(user, word, 's');
    await user.click(dialog.getByText('Save Changes'));
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(word).toHaveValue('limiters');

    const sent = fakeApi('put', '/search/synonyms/:id', { json: { ...limiter } });
    await user.clear(word);
    await enterText(user, word, 'speed limiter');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The pair is saved.')).toBeInTheDocument();
    expect(sent[0]?.url.pathname).toBe(`/search/synonyms/${limiter._id}`);
    expect(sent[0]?.body).toEqual({ term: 'speed limiter', meaning: 'governor' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('deleting a pair', () => {
  const remove = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
    await user.click(screen.getByLabelText('Delete limiter = governor'));
    const dialog = await findDialog('Are you sure?');
    expect(dialog).toHaveTextContent('limiter = governor');
    expect(dialog).toHaveTextContent('This can be undone, also later in the history.');
    await user.click(within(dialog).getByText('Yes, delete it!'));
  };
  const done = 'The pair is deleted.';

  it('shows its failure, and can be undone', async () => {
    const { user, seen } = await openPage();
    const error = 'The disk is full.';
    fakeApi('delete', '/search/synonyms/:id', { status: 400, json: { error } });
    await remove(user);
    const failed = await findDialog('Failed!');
    expect(failed).toHaveTextContent(error);
    await user.click(within(failed).getByText('OK'));
    await waitFor(() => expect(failed).not.toBeInTheDocument());

    const change = anId();
    const sent = fakeApi('delete', '/search/synonyms/:id', { json: { message: 'Gone.', change } });
    await remove(user);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(sent[0]?.url.pathname).toBe(`/search/synonyms/${limiter._id}`);
    await waitFor(() => expect(ofTable(seen)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    const undone = fakeApi('post', `/changes/${change}/undo`, {
      json: { changed: 1, skipped: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 record is as it was before.')).toBeInTheDocument();
    expect(undone).toHaveLength(1);
    await waitFor(() => expect(ofTable(seen)).toHaveLength(3));
  });
});
