import { screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { fakeClipboard } from '@/client/testing/clipboard';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { MAX_LINES } from '@/shared/limits';
import { QuotationList } from './QuotationList';
import { type ListLine, selectLines } from './quotationSlice';
import { SharedList } from './SharedList';

const expiresAt = '2027-02-24T09:14:05.120Z';
const belt: ListLine = {
  key: 'a',
  text: 'Door belt',
  quantity: 1,
  unit: ' m ',
  note: 'For Amina',
  original: 'belt 1 m',
};
const lines = [
  { text: 'Door belt', quantity: 2 },
  { text: 'Steel rope', quantity: 3 },
];

/** The list below that of the link in the URL. */
const ListPage = () => {
  const token = useSearchParams()[0].get('list');
  return (
    <>
      {token && <SharedList token={token} />}
      <QuotationList />
    </>
  );
};

function open(route: string, own: ListLine[], language?: 'zh') {
  const preloadedState = { quotation: { lines: own } };
  const view = renderWithProviders(<ListPage />, { route, preloadedState, language });
  const list = () =>
    selectLines(view.store.getState()).map(({ text, quantity }) => `${text} ${quantity}`);
  return { ...view, list };
}

it('shares the list without its notes, under a link to be copied', async () => {
  const seen = fakeApi('post', '/quotation-lists', {
    status: 201,
    json: { token: 'T1', expiresAt },
  });
  const { user } = open('/quotation', [belt]);
  const copied = fakeClipboard();
  await user.click(screen.getByText('Share this list'));
  const link = await screen.findByLabelText('Link to this list');
  expect(link).toHaveValue('http://site.test/quotation?list=T1');
  expect(screen.getByText(/without your notes, until 24.Feb.2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(copied).toEqual(['http://site.test/quotation?list=T1']);
  expect(seen[0]!.body).toEqual({
    lines: [{ text: 'Door belt', quantity: 1, unit: 'm', original: 'belt 1 m' }],
  });
});

describe('the link of a shared list', () => {
  it.each([
    ['Add to my list', ['Door belt 3', 'Steel rope 3']],
    ['Close', ['Door belt 1']],
  ])('changes nothing before one chooses: %s', async (name, expected) => {
    fakeApi('get', '/quotation-lists/T1', { json: { lines, expiresAt } });
    const { user, list, router } = open('/quotation?list=T1', [belt]);
    const button = await screen.findByText(name, { selector: 'button' });
    expect(list()).toEqual(['Door belt 1']);
    await user.click(button);
    expect(list()).toEqual(expected);
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('Shared list with 2 lines')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^\d lines?$/ })).toHaveFocus());
  });

  it('shows decimals and lines without a quantity, and copies them so', async () => {
    const shared = [
      { text: 'Steel rope', quantity: 2.5, unit: 'm' },
      { text: 'Tape', quantity: null, original: 'some tape', doubtful: true },
    ];
    fakeApi('get', '/quotation-lists/T1', { json: { lines: shared, expiresAt } });
    const { user, list, store } = open('/quotation?list=T1', []);
    expect(await screen.findByText('2.5 m × Steel rope')).toBeVisible();
    await user.click(await screen.findByText('Add to my list'));
    expect(list()).toEqual(['Steel rope 2.5', 'Tape undefined']);
    const { original, doubtful } = selectLines(store.getState())[1]!;
    expect({ original, doubtful }).toEqual({ original: 'some tape', doubtful: true });
  });

  it('cannot make the own list too long', async () => {
    const many = Array.from({ length: MAX_LINES }, (_, index) => ({
      text: `Part ${index}`,
      quantity: 1,
    }));
    fakeApi('get', '/quotation-lists/T1', { json: { lines: many, expiresAt } });
    open('/quotation?list=T1', [belt]);
    expect(await screen.findByText(/more than 200/)).toBeVisible();
    expect(screen.getByText('Add to my list')).toBeDisabled();
  });

  it('says when it has expired, and leaves the own list', async () => {
    const json = { error: 'The link has expired.', code: 'list_expired' };
    fakeApi('get', '/quotation-lists/T1', { status: 410, json });
    const { list } = open('/quotation?list=T1', [belt], 'zh');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('此询价清单的链接已过期。');
    expect(within(alert).getByRole('button', { name: '关闭' })).toBeVisible();
    expect(list()).toEqual(['Door belt 1']);
  });
});
