import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '@/client/app/providers';
import { SearchBox } from './SearchBox';
import { testI18n } from '@/client/testing/content';
import { fakeApi } from '@/client/testing/fakeApi';
import { API_URL } from '@/client/testing/server';
import { testStore } from '@/client/testing/testStore';

const config = { siteUrl: '', canonicalOrigin: '', apiUrl: API_URL, mediaUrl: '' };

const page = () => (
  <Providers
    store={testStore()}
    rendered={testStore().getState()}
    i18n={testI18n('en')}
    config={config}
  >
    <MemoryRouter initialEntries={['/about']}>
      <SearchBox />
    </MemoryRouter>
  </Providers>
);

/** As before hydration. */
function arrive() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page());
  return { hydrate: () => act(async () => hydrateRoot(root, page())) };
}

afterEach(() => document.body.replaceChildren());

it('text typed before hydration stays and is suggested for without another key', async () => {
  const seen = fakeApi('get', '/spare-parts/suggestions', {
    json: { words: ['governor'], categories: [], parts: [] },
  });
  const { hydrate } = arrive();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search spare parts' });
  field.focus();
  field.value = 'gov';
  await hydrate();
  expect(await screen.findByRole('option')).toHaveTextContent('governor');
  expect(seen).toHaveLength(1);
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field).toHaveValue('gov');
});
