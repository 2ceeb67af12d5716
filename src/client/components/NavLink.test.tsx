import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { basenameOf, languageOf } from '@/shared/language';
import { I18nProvider } from '../i18n/useTranslation';
import { testI18n } from '../testing/content';
import { NavLink } from './NavLink';

it.each([
  ['/about', 'page'],
  ['/ABOUT/', 'page'],
  ['/zh/about', 'page'],
  ['/about/team', undefined],
  ['/', undefined],
])('on %s the link to /about is current: %s', (path, current) => {
  const language = languageOf(path);
  render(
    <I18nProvider value={testI18n(language)}>
      <MemoryRouter initialEntries={[path]} basename={basenameOf(language)}>
        <NavLink to="/about">About</NavLink>
      </MemoryRouter>
    </I18nProvider>,
  );
  const link = screen.getByRole('link', { name: 'About' });
  expect(link).toHaveAttribute('href', language === 'zh' ? '/zh/about' : '/about');
  expect(link.getAttribute('aria-current') ?? undefined).toBe(current);
});
