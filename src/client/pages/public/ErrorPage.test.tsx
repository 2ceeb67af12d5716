import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { renderSite } from '@/client/testing/renderWithProviders';

jest.mock('./HomePage/HomePage', () => ({
  __esModule: true,
  default: () => {
    throw new Error('The page is broken.');
  },
}));

it('is shown in place of a page that failed, with the menus', async () => {
  renderSite('/');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  expect(within(screen.getByRole('banner')).getByRole('navigation')).toBeInTheDocument();
  expectConsole('error', 'The page is broken.');
});
