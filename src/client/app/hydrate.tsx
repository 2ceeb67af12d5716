import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { cookieOfList, readCookieList } from '@/shared/cookieList';
import { basenameOf, htmlLang, languageOf, normalizedPath } from '@/shared/language';
import type { PageConfig, RenderedForm } from '@/shared/rendering';
import { Providers } from './providers';
import { createRoutes, loadLazyRoutes } from './router';
import { type AppStore, makeStore, type RootState } from './store';
import { tokenChangedElsewhere } from '../features/auth/authSlice';
import {
  linesAdded,
  linesInCookie,
  listChangedElsewhere,
  selectLines,
  storedList,
} from '../features/quotationList/quotationSlice';
import {
  comparisonChangedElsewhere,
  storedComparison,
  withStoredComparison,
} from '../features/spareParts/sparePartsSlice';
import { type Content, loadContent } from '../i18n';
import { createI18n } from '../i18n/i18n';
import { readClientConfig } from '../lib/config';
import { nextTask } from '../lib/nextTask';
import { safeLocalStorage } from '../lib/storage';

/** The JSON in a page's HTML. */
export interface PageData {
  config?: PageConfig;
  /** Only in a server-rendered page. */
  rendered?: {
    state: RootState;
    router: HydrationState;
    texts: Partial<Content>;
    form?: RenderedForm;
  };
}

/** Hydrates a server-rendered page, or renders one that lives in the browser. */
export async function hydrate() {
  const { pathname, search, hash } = window.location;
  const path = normalizedPath(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  const language = languageOf(path);

  const pageData = document.getElementById('page-data')?.textContent || '{}';
  const { config: pageConfig = {}, rendered } = JSON.parse(pageData) as PageData;
  // The same value again would make the browser compute all styles.
  if (!rendered) document.documentElement.lang = htmlLang[language];
  const config = readClientConfig(pageConfig, window.location);
  const store = makeStore(
    {
      ...rendered?.state,
      auth: { token: safeLocalStorage.getItem('token'), check: 'unchecked' },
      quotation: storedList.read(),
      spareParts: withStoredComparison(),
    },
    { apiUrl: config.apiUrl, language, storage: safeLocalStorage },
  );
  takeOverCookieList(store);
  const readComparison = () =>
    store.dispatch(comparisonChangedElsewhere(storedComparison.read().ids));
  const readList = () => store.dispatch(listChangedElsewhere(storedList.read()));
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key all of it was removed.
    if (key === 'token' || key === null) store.dispatch(tokenChangedElsewhere(newValue));
    if (key === storedComparison.key || key === null) readComparison();
    if (key === storedList.key || key === null) readList();
  });
  // A page in the back/forward cache gets no events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    readComparison();
    readList();
  });
  const i18n = createI18n(language, rendered?.texts);
  await loadContent(i18n, ['common']);

  const basename = basenameOf(language);
  const routes = createRoutes({ i18n, dispatch: store.dispatch });
  if (rendered) {
    await nextTask();
    // The first rendering must equal the server's, so the page's code is there before it.
    await loadLazyRoutes(routes, window.location, basename);
    await nextTask();
  }
  const router = createBrowserRouter(routes, { basename, hydrationData: rendered?.router });

  const app = (
    <Providers
      store={store}
      rendered={rendered?.state}
      i18n={i18n}
      config={config}
      form={rendered?.form}
    >
      <RouterProvider router={router} />
    </Providers>
  );
  const root = document.getElementById('root')!;
  if (rendered) {
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  // The first title in a document counts, and React adds its own after it.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}

/** What was added to the list without script, or before there was any. */
function takeOverCookieList({ dispatch, getState }: AppStore) {
  const before = selectLines(getState());
  dispatch(linesAdded(linesInCookie(readCookieList(document.cookie))));
  // What does not fit stays in the cookie.
  if (selectLines(getState()) === before) return;
  document.cookie = cookieOfList([], window.location.protocol === 'https:');
}
