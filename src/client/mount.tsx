import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { basenameOf, htmlLang, languageOf, openedPath } from '../shared/language';
import { COMPARED } from './app/listeners';
import { openRouter } from './app/openRouter';
import { rehydrate } from './app/pageData';
import { prefetchOnIntent } from './app/prefetch';
import { Providers } from './app/providers';
import { readPageData } from './app/readPageData';
import { makeStore } from './app/store';
import { type Namespace, loadContent } from './i18n';
import { createI18n } from './i18n/i18n';
import { tokenChangedElsewhere } from './features/auth/authSlice';
import { withKeptComparison } from './features/spareParts/sparePartsSlice';
import { readClientConfig } from './lib/config';
import { nextTask } from './lib/nextTask';
import { localTexts, tabTexts } from './lib/storage';
import { TAKEN_UP } from './lib/takenUp';

/** Takes up the page that has arrived rendered, or makes the one that lives in the browser. */
export async function mount() {
  const { pathname, search, hash } = window.location;
  const path = openedPath(pathname);
  // The router and all links start from here.
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  const language = languageOf(path);
  document.documentElement.lang = htmlLang[language];
  const { rendered, isNewer, ...page } = await readPageData();
  const config = readClientConfig(page.config ?? {}, window.location);
  const store = makeStore(
    {
      auth: { token: localTexts.getItem('token'), check: 'unchecked' },
      spareParts: withKeptComparison(tabTexts.getItem(COMPARED)),
      ...(rendered && { api: rehydrate(rendered.api) }),
    },
    { apiUrl: config.apiUrl, language, storage: localTexts, tabStorage: tabTexts },
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'token') store.dispatch(tokenChangedElsewhere(newValue));
  });

  await nextTask();
  const i18n = createI18n(language);
  for (const [namespace, texts] of Object.entries(rendered?.texts ?? {})) {
    i18n.addTexts(namespace as Namespace, texts);
  }
  await loadContent(i18n, ['common']);
  await nextTask();
  const services = { i18n, dispatch: store.dispatch };
  const basename = basenameOf(language);
  prefetchOnIntent(services, basename);
  const router = await openRouter(services, basename, rendered !== undefined);
  await nextTask();
  const app = (
    <Providers store={store} i18n={i18n} config={config} form={rendered?.form}>
      <RouterProvider router={router} />
    </Providers>
  );
  const root = document.getElementById('root')!;
  if (rendered && !isNewer) {
    // In pieces, between which the browser answers the visitor.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    clearHead();
    createRoot(root).render(app);
  }
  // React answers what is clicked from here on, before anything else.
  window.dispatchEvent(new Event(TAKEN_UP));
}

/** Takes out what the server has rendered into the head, which stands between fonts and styles. */
function clearHead() {
  const styles = document.head.querySelector('style[data-emotion]');
  const last = () => styles?.previousElementSibling;
  while (last()?.matches(':not([as=font])')) last()?.remove();
}
