import { hrefOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { renderPage, renderSite } from '@/client/testing/renderWithProviders';

jest.mock('./HomePage/HomePage', () => ({
  __esModule: true,
  default: () => {
    throw new Error('The page is broken.');
  },
}));

it('shows an error page in place of a page that failed, with the menus', async () => {
  renderSite('/');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(hrefOf('Go to Homepage')).toBe('/');
  expect(within(screen.getByRole('banner')).getByRole('navigation')).toBeInTheDocument();
  // React, which tries twice, and React Router.
  expectConsole('error', 'The page is broken.', 3);
});

it('shows the 404 page at an unknown path', async () => {
  renderPage('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(
    screen.getByText("Sorry, the page you are looking for doesn't exist or has been moved."),
  ).toBeInTheDocument();
  expect(hrefOf('Go to Homepage')).toBe('/');
});

it('explains on the forbidden page who has access, and links home', async () => {
  renderPage('/forbidden');
  expect(
    await screen.findByRole('heading', {
      name: 'Access Denied - You don’t have permission to access this page. Only admins are allowed.',
    }),
  ).toBeInTheDocument();
  expect(hrefOf('Go Back Home')).toBe('/');
});
