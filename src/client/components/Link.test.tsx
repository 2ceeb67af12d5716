/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- what ours is compared with
import { Link as RouterLink, StaticRouter } from 'react-router-dom';
import { languages } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { I18nProvider } from '../i18n/useTranslation';
import { testI18n } from '../testing/content';
import { Link, type LinkProps } from './Link';

it.each(languages)('on the server it is what the router makes (%s)', (language) => {
  const basename = language === 'zh' ? '/zh' : '/';
  const markupOf = (Element: ComponentType<LinkProps>) =>
    renderToString(
      <I18nProvider value={testI18n(language)}>
        <StaticRouter location={`${basename}/about`} basename={basename}>
          {[paths.home(), paths.search('a b&c'), `${paths.sparePartsGrid('a1')}?page=2#top`].map(
            (to) => (
              <Element key={to} to={to} state={{ from: 'here' }} className="own" aria-label="There">
                There
              </Element>
            ),
          )}
        </StaticRouter>
      </I18nProvider>,
    );
  expect(markupOf(Link)).toBe(markupOf((props) => <RouterLink discover="none" {...props} />));
});
