import { screen, within } from '@testing-library/react';
import { api } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const part = aPart({ name: 'Governor' });
const [next, former, other] = [
  aPart({ name: 'Governor II', partNumber: 'HW-2' }),
  aPart({ name: 'Governor 0' }),
  aPart({ name: 'Governor B', image: 'b.jpg', inEnglish: ['name'] }),
];
const path = `/spare-parts-details/${part._id}`;

const show = async (related: object, language?: 'zh') => {
  fakeApi('get', '/spare-parts/:id', { json: part });
  fakeApi('get', '/spare-parts/:id/related', related);
  const view = await openPage(path, { language });
  await screen.findByRole('heading', { level: 1, name: 'Governor' });
  return view;
};

it('a part links to what replaces it, what it replaces, and alternatives', async () => {
  const json = { replacedBy: [next], replaces: [former], alternatives: [other] };
  const { user, router } = await show({ json });
  const linkIn = (name: string) => within(screen.getByRole('region', { name })).getByRole('link');
  await screen.findByRole('region', { name: 'Replaced by' });
  expect(linkIn('Replaced by')).toHaveTextContent('Governor IIHW-2');
  expect(linkIn('Replaces')).toHaveAttribute('href', `/spare-parts-details/${former._id}`);
  expect(linkIn('Alternatives').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/b\.jpg$/),
  );
  await user.click(linkIn('Alternatives'));
  expect(router.state.location.pathname).toBe(`/spare-parts-details/${other._id}`);
});

it('in Chinese as well, with names that are English marked so', async () => {
  await show({ json: { replacedBy: [], replaces: [], alternatives: [other] } }, 'zh');
  const alternatives = await screen.findByRole('region', { name: '同类可选配件' });
  expect(within(alternatives).getByText('Governor B')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('region', { name: '替代型号' })).not.toBeInTheDocument();
});

it.each([
  ['none', { json: { replacedBy: [], replaces: [], alternatives: [] } }],
  ['a backend that offers only the core', { status: 404, json: {} }],
  ['a malformed response', { json: { replacedBy: 7 } }],
])('nothing shows with %s', async (_case, response) => {
  const { store } = await show(response);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  for (const name of ['Replaced by', 'Replaces', 'Alternatives'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
