import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { createRoutes } from './app/router';
import { makeStore } from './app/store';
import './app/theme/fonts.css';
import { loadContent } from './content';
import { createI18n } from './content/i18n';
import { tokenChangedElsewhere } from './features/auth/authSlice';
import { uiStateIn } from './features/ui/uiSlice';
import { readClientConfig } from './lib/config';
import { basenameOf, htmlLang, languageOf, openedPath } from './lib/language';
import { localTexts } from './lib/storage';

async function mount() {
  const { pathname, search, hash } = window.location;
  const path = openedPath(pathname);
  // The router and all links start from here.
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  const language = languageOf(window.location.pathname);
  document.documentElement.lang = htmlLang[language];
  const config = readClientConfig(
    document.getElementById('hoistway-config')?.textContent || '{}',
    window.location,
  );
  const store = makeStore(
    {
      auth: { token: localTexts.getItem('token'), check: 'unchecked' },
      ui: uiStateIn(language),
    },
    { apiUrl: config.apiUrl, storage: localTexts },
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'token') store.dispatch(tokenChangedElsewhere(newValue));
  });

  const i18n = createI18n(language);
  await loadContent(i18n, ['common']);
  const router = createBrowserRouter(createRoutes(i18n), { basename: basenameOf(language) });
  createRoot(document.getElementById('root')!).render(
    <Providers store={store} i18n={i18n} config={config}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

void mount();
