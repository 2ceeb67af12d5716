/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Content } from '../content';
import { uiStateIn } from '../features/ui/uiSlice';
import type { Language } from '../lib/language';
import { addressIn, basenameOf, languages } from '../lib/language';
import { routePatterns } from '../lib/paths';
import { testI18n } from '../test/content';
import { Providers } from './providers';
import { createRoutes } from './router';
import { makeStore } from './store';

const publicRoutes = routePatterns
  .filter((pattern) => !pattern.startsWith('/dashboard'))
  .map((pattern) => pattern.replace(':id', '0123456789abcdef01234567'));

async function renderOnServer(path: string, language: Language): Promise<string> {
  const i18n = testI18n(language);
  const { query, dataRoutes } = createStaticHandler(createRoutes(i18n), {
    basename: basenameOf(language),
  });
  const context = await query(new Request(`http://site.test${addressIn(language, path)}`));
  if (context instanceof Response) throw new Error(`Redirected to ${context.url}`);
  return renderToString(
    <Providers
      store={makeStore({ ui: uiStateIn(language) })}
      i18n={i18n}
      config={{ siteUrl: 'http://site.test', apiUrl: '', mediaUrl: '' }}
    >
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
}

const cases = languages.flatMap((language) =>
  publicRoutes.map((path) => [language, path] as const),
);

it.each(cases)('renders %s %s in Node without a DOM, with its heading', async (language, path) => {
  expect(typeof document).toBe('undefined');
  const html = await renderOnServer(path, language);
  expect(html).toMatch(/<main[\s>]/);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  const { notFound, error } = testI18n(language).getResourceBundle(
    language,
    'common',
  ) as Content['common'];
  expect(heading).toBeTruthy();
  expect(heading).not.toContain(notFound.title);
  expect(heading).not.toContain(error.title);
});
