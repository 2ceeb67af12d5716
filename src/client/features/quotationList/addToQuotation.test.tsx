import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openSite } from '@/client/testing/renderWithProviders';
import { MAX_LINES } from '@/shared/limits';
import { type ListLine, selectLines } from './quotationSlice';

const part = aPart({ name: 'Steel rope', partNumber: 'HW-1', moq: '10 m' });

const listLink = (name: string) =>
  within(screen.getByRole('banner')).findByRole('link', { name: `Quotation list, ${name}` });

async function open(lines: ListLine[] = [], language?: 'zh') {
  fakeApi('get', '/spare-parts/:id', { json: part });
  const preloadedState = { quotation: { lines } };
  return openSite(`/spare-parts-details/${part._id}`, { preloadedState, language });
}

it('adds the least of a part in its unit, once more at the second press, and counts its line in the header', async () => {
  const { user, store } = await open();
  expect(await listLink('0 lines')).toHaveAttribute('href', '/quotation');
  await user.click(await screen.findByRole('button', { name: 'Add to quotation: Steel rope' }));
  await user.click(screen.getByRole('button', { name: /Steel rope, 10 in your list/ }));
  expect(screen.getByRole('button', { name: /Steel rope, 20 in your list/ })).toBeVisible();
  expect(await listLink('1 line')).toBeVisible();
  expect(selectLines(store.getState())).toMatchObject([
    { partId: part._id, text: 'Steel rope', partNumber: 'HW-1', quantity: 20, unit: 'm' },
  ]);
  await waitFor(() => expect(window.localStorage.getItem('quotationList')).toContain('Steel rope'));
});

describe('the quantity on the page of a part', () => {
  const field = () => screen.findByRole('textbox', { name: 'Quantity' });
  const ask = () => screen.getByRole('link', { name: 'Ask for a quotation' });

  it('starts at the minimum and is added as it is typed, below the minimum with a hint', async () => {
    const { user, store } = await open();
    expect(await field()).toHaveValue('10');
    expect(ask()).not.toHaveAttribute('href', expect.stringContaining('quantity='));
    await user.clear(await field());
    await user.type(await field(), '2.5');
    expect(await field()).toHaveAccessibleDescription(/^Below the minimum order quantity \(10 m\)/);
    expect(ask()).toHaveAttribute('href', expect.stringContaining('quantity=2.5'));
    await user.click(screen.getByRole('button', { name: /^Add to quotation/ }));
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 2.5, unit: 'm' }]);
    expect(await field()).toHaveValue('2.5');
  });

  it('is not added but shown with an error where it is none', async () => {
    const { user, store } = await open();
    await user.clear(await field());
    await user.type(await field(), 'ten');
    await user.click(screen.getByRole('button', { name: /^Add to quotation/ }));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('ten');
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription(/^Enter a number up to/);
    expect(selectLines(store.getState())).toEqual([]);
  });
});

it('submits its part to the page of the list without script', async () => {
  await open([], 'zh');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /加入询价清单/ });
  const form = button.form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/zh/quotation']);
  expect([...new FormData(form)]).toEqual([
    ['intent', 'add'],
    ['partId', part._id],
    [`quantity.${part._id}`, '10'],
  ]);
});

it('adds nothing to a full list', async () => {
  const lines = Array.from({ length: MAX_LINES }, (_, index) => ({
    key: String(index),
    text: `Part ${index}`,
    quantity: 1,
  }));
  await open(lines);
  const button = await screen.findByRole('button', { name: /^Add to quotation: Steel rope/ });
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Your list is full (200 lines)');
});
