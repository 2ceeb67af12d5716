import { screen } from '@testing-library/react';
import { SearchBox } from './SearchBox';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderOnServer } from '@/client/testing/serverRendered';

it('text typed before hydration stays and is suggested for without another key', async () => {
  const seen = fakeApi('get', '/spare-parts/suggestions', {
    json: { words: ['governor'], categories: [], parts: [] },
  });
  const { hydrate, remove } = renderOnServer(<SearchBox />, { route: '/about' });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search spare parts' });
  field.focus();
  field.value = 'gov';
  await hydrate();
  expect(await screen.findByRole('option')).toHaveTextContent('governor');
  expect(seen).toHaveLength(1);
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field).toHaveValue('gov');
  remove();
});
