import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { enterText } from '@/client/testing/enterText';
import { safeLocalStorage } from '@/client/lib/storage';
import type { RootState } from '@/client/app/store';
import { cookieOfList } from '@/shared/cookieList';
import { QuotationList } from './QuotationList';
import { type ListLine, selectLines } from './quotationSlice';

const rope: ListLine = {
  key: 'a',
  partId: 'rope',
  text: 'Steel rope',
  partNumber: 'HW-1',
  quantity: 2,
};
const ropePart = { _id: 'rope', name: 'Steel rope', partNumber: 'HW-1', moq: '1,000 m' };
const belt: ListLine = { key: 'b', text: 'Door belt, old type', quantity: 1 };

function open(lines: ListLine[], options = {}) {
  const preloadedState: Partial<RootState> = { quotation: { lines } };
  const view = renderWithProviders(<QuotationList />, { preloadedState, ...options });
  return { ...view, lines: () => selectLines(view.store.getState()) };
}

beforeEach(() => {
  fakeApi('get', '/spare-parts/selected', { json: [ropePart] });
});

const rows = () => within(screen.getByLabelText('Lines of your list')).getAllByRole('listitem');
const row = (name: string) => within(rows().find(({ textContent }) => textContent.includes(name))!);
const quantity = (name: string) => row(name).getByLabelText('Quantity');

it('leads from an empty list to the parts', async () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'Your quotation list is empty.' })).toBeVisible();
  expect(hrefOf('Search spare parts')).toBe('/search');
});

it('changes quantity, unit and note of a line', async () => {
  const { user, lines } = open([rope, belt]);
  expect(screen.getByRole('heading', { name: '2 lines' })).toBeVisible();
  await user.clear(quantity('Steel rope'));
  await user.type(quantity('Steel rope'), '3');
  await user.selectOptions(row('Steel rope').getByLabelText('Unit'), 'm');
  await enterText(user, row('Steel rope').getByLabelText('Note'), '8 mm');
  expect(lines()[0]).toMatchObject({ quantity: 3, unit: 'm', note: '8 mm' });
});

it('explains why a quantity is none', async () => {
  const { user, lines } = open([rope]);
  await user.selectOptions(row('Steel rope').getByLabelText('Unit'), 'pcs');
  for (const typed of ['0', '1000000000', '1.5', '-2', 'two', '1,000']) {
    await user.clear(quantity('Steel rope'));
    await user.type(quantity('Steel rope'), typed);
    expect(quantity('Steel rope')).toHaveAccessibleDescription(
      /Enter a whole number from 1 to 1,000,000/,
    );
    expect(quantity('Steel rope')).toHaveValue(typed);
    expect(quantity('Steel rope')).toBeInvalid();
  }
  await user.selectOptions(row('Steel rope').getByLabelText('Unit'), 'm');
  await user.clear(quantity('Steel rope'));
  await user.type(quantity('Steel rope'), '12,5');
  expect(quantity('Steel rope')).toBeValid();
  expect(lines()[0]).toMatchObject({ quantity: 12.5, unit: 'm' });
});

it('shows known units as their choice and others as they are, and counts open quantities', async () => {
  const { user, lines } = open([
    { ...rope, unit: 'PCS.' },
    { ...belt, unit: 'reels' },
  ]);
  expect(row('Steel rope').getByLabelText('Unit')).toHaveDisplayValue('pcs');
  expect(row('Door belt').getByLabelText('Unit')).toHaveDisplayValue('reels');
  expect(screen.queryByText(/without a quantity/)).not.toBeInTheDocument();
  await user.clear(quantity('Door belt'));
  expect(quantity('Door belt')).toHaveAccessibleDescription('No quantity');
  expect(screen.getByText('1 line without a quantity')).toBeVisible();
  expect(lines()[1]).not.toHaveProperty('quantity', 1);
  expect(hrefOf('Send inquiry')).toMatch(/#send$/);
});

it('removes a line and restores it in its place, by keyboard', async () => {
  const { user, lines } = open([rope, belt]);
  const button = row('Steel rope').getByRole('button', { name: 'Remove: Steel rope' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(lines()).toEqual([belt]);
  expect(screen.getByText('Removed: Steel rope')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(lines()).toEqual([rope, belt]);
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 lines' })).toHaveFocus());
});

it('restores the list after all lines are removed', async () => {
  const { user, lines } = open([rope, belt]);
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.getByText('2 lines removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines().map(({ text }) => text)).toEqual([rope.text, belt.text]);
});

it('says that it is lost with the page where the browser stores nothing', async () => {
  jest.spyOn(safeLocalStorage, 'isInMemory').mockImplementation((key) => key === 'quotationList');
  open([belt]);
  expect(screen.getByText(/^This browser stores nothing/)).toBeVisible();
});

it('names the parts of the cookie that do not fit', async () => {
  document.cookie = cookieOfList([{ partId: 'rope', quantity: 2 }], false);
  open([belt]);
  document.cookie = cookieOfList([], false);
  expect(screen.getByText(/^1 part that you added earlier is not in this list/)).toBeVisible();
});

describe('the part of a line', () => {
  const selected = (...parts: object[]) =>
    fakeApi('get', '/spare-parts/selected', { json: parts as never });

  it('is read with all others in one request, with a hint at its minimum order quantity', async () => {
    const seen = selected(ropePart);
    const { user } = open([rope, belt, { ...rope, key: 'c', partId: 'buffer' }]);
    expect(await screen.findByText(/Below the minimum order quantity \(1,000 m\)/)).toBeVisible();
    await user.click(within(rows()[2]!).getByRole('button', { name: /^Remove/ }));
    await user.type(quantity('Below'), '000', { initialSelectionStart: 1 });
    expect(await screen.findByText('Minimum order quantity: 1,000 m')).toBeVisible();
    expect(seen.map(({ url }) => url.searchParams.getAll('id'))).toEqual([['buffer', 'rope']]);
  });

  it('stays in the list when it is deleted, and says so', async () => {
    selected();
    const { lines } = open([rope]);
    expect(await screen.findByText(/no longer in the catalogue/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Steel rope' })).not.toBeInTheDocument();
    expect(lines()).toEqual([rope]);
  });

  it('has a name where it was deleted before its line had one', async () => {
    selected();
    const { lines } = open([{ key: 'rope', partId: 'rope', text: '', quantity: 4 }]);
    expect(await screen.findByText('Deleted part')).toBeVisible();
    expect(lines()[0]).toMatchObject({ partId: 'rope', text: 'Deleted part' });
  });

  it('is marked where it has changed until the buyer has seen that', async () => {
    selected({ ...ropePart, name: 'Steel rope 8 mm' });
    const { user, lines } = open([rope]);
    expect(await screen.findByText(/it was: Steel rope, HW-1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/it was:/)).not.toBeInTheDocument();
    expect(lines()[0]!.text).toBe('Steel rope 8 mm');
  });

  it('is not marked as changed because the page is in the other language', async () => {
    fakeApi('get', '/spare-parts/selected', { json: [{ ...ropePart, name: '钢丝绳' }] });
    open([rope], { language: 'zh' });
    expect(await screen.findByRole('link', { name: '钢丝绳' })).toBeVisible();
    expect(screen.queryByText(/Steel rope/)).not.toBeInTheDocument();
  });

  it('gives a line of the cookie its name', async () => {
    selected(ropePart);
    const { lines } = open([{ key: 'rope', partId: 'rope', text: '', quantity: 4 }]);
    expect(await screen.findByRole('link', { name: 'Steel rope' })).toBeVisible();
    await waitFor(() => expect(lines()[0]).toMatchObject({ text: 'Steel rope', quantity: 4 }));
  });
});
