/** @jest-environment node */
import { localizedPath, languages } from '@/shared/language';
import { isServerRendered, pageNames, siteMap } from '@/shared/siteMap';
import { renderPage } from '../entry.server';
import { testI18n } from '../testing/content';

const patterns = pageNames.filter(isServerRendered).map((name) => siteMap[name].pattern);
const paths = patterns.map((pattern) =>
  pattern
    .replace('/elevators/:type', '/elevators/villa')
    .replace('/escalator/:type', '/escalator/indoor')
    .replace(/:(id|token)/, '0123456789abcdef01234567'),
);

const unavailable = () => Promise.reject(new TypeError('fetch failed'));

const render = (url: string) =>
  renderPage({
    url,
    config: { apiUrl: '', mediaUrl: '', canonicalOrigin: 'http://site.test' },
    callBackend: unavailable,
    logError: () => undefined,
  });

const cases = languages.flatMap((language) => paths.map((path) => [language, path] as const));

it.each(cases)(
  'renders %s %s without a DOM or backend, with its heading',
  async (language, path) => {
    expect(typeof document).toBe('undefined');
    const page = await render(localizedPath(language, path));
    const body = page?.body ?? '';
    expect(body).toMatch(/<main[\s>]/);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];
    const t = testI18n(language).translateIn('common');
    expect(heading).toBeTruthy();
    expect(heading).not.toContain(t('notFound.title'));
    expect(heading).not.toContain(t('error.title'));
  },
);
