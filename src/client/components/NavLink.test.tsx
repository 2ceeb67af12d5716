import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { I18nProvider } from '../content/useTranslation';
import { testI18n } from '../test/content';
import { NavLink } from './NavLink';

it.each([
  ['/about', 'page'],
  ['/ABOUT/', 'page'],
  ['/about/team', undefined],
  ['/', undefined],
])('on %s the link to /about is current: %s', (path, current) => {
  render(
    <I18nProvider value={testI18n('en')}>
      <MemoryRouter initialEntries={[path]}>
        <NavLink to="/about">About</NavLink>
      </MemoryRouter>
    </I18nProvider>,
  );
  const link = screen.getByRole('link', { name: 'About' });
  expect(link).toHaveAttribute('href', '/about');
  expect(link.getAttribute('aria-current') ?? undefined).toBe(current);
});
