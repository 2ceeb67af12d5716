import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree, anId } from '@/client/testing/fixtures';
import { textsOf } from '@/client/testing/links';
import { renderConsole } from '@/client/testing/renderConsole';
import type { RenderOptions } from '@/client/testing/renderWithProviders';

const { tree, doors, operators } = aTree();
const hidden = aPart({ name: 'Door lock DL-3', partNumber: 'HW-DL-3', hidden: true });
const inquiry = {
  _id: anId(),
  reference: 'Q-DOOR01',
  name: 'أمينة (1)',
  company: 'Door Lifts',
  country: 'EG',
};
const pageOf = (data: object[], total = data.length) => ({ data, total, page: 1, limit: 6 });

async function openSearch(found: { inquiries?: FakeResponse } = {}, options?: RenderOptions) {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/changes', { json: pageOf([]) });
  const parts = fakeApi('get', '/spare-parts', { json: pageOf([hidden], 34) });
  fakeApi('get', '/spare-parts/suggestions', {
    json: { words: [], categories: [{ _id: operators._id, name: '门机' }], parts: [] },
  });
  const inquiries = found.inquiries ?? { json: pageOf([inquiry]) };
  const seen = fakeApi('get', '/inquiries', inquiries);
  const view = renderConsole('/dashboard/history', options);
  await screen.findByRole('button', { name: 'Search the console' });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search the console' });
  return { ...view, field, parts, seen };
}

it('finds screens, categories, drafts and inquiries in groups, and Enter opens the first', async () => {
  const { user, router, field, parts } = await openSearch();
  expect(field).toHaveFocus();
  await user.type(field, 'door');
  expect(await screen.findByText('Door lock DL-3')).toBeInTheDocument();
  await screen.findByText('Q-DOOR01 · \u2068أمينة (1)\u2069');
  expect(parts.map(({ url }) => url.searchParams.get('q'))).toEqual(['door']);
  expect(parts[0]?.url.searchParams.get('includeHidden')).toBe('true');
  expect(textsOf('option')).toEqual([
    'Door Systems',
    'Door OperatorsDoor Systems',
    'BeltsDoor Systems › Door Operators',
    'Door lock DL-3HW-DL-3 · Draft',
    'Show all 34 spare parts',
    'Q-DOOR01 · \u2068أمينة (1)\u2069Door Lifts · Egypt',
  ]);
  expect(screen.getByText('Inquiries', { selector: '.MuiAutocomplete-groupLabel' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/dashboard/category/${doors._id}/spareparts`),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('finds a category by its name in the other language, and screens by their names', async () => {
  const { user, router, field } = await openSearch();
  await user.type(field, '门机');
  expect(await screen.findByRole('option', { name: /^Door Operators/ })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'trash');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/trash'));
});

it('says what failed, and nothing of inquiries that the role may not see', async () => {
  const { user, field } = await openSearch({ inquiries: { status: 403, json: { error: 'No.' } } });
  await user.type(field, 'xyz');
  expect(await screen.findByText('Door lock DL-3')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fakeApi('get', '/spare-parts', { status: 400, json: { error: 'The database is away.' } });
  await user.type(field, '!');
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /Search/ })).toBeVisible();
});
