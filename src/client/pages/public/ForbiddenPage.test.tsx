import { screen } from '@testing-library/react';
import { renderSite } from '@/client/testing/renderWithProviders';

it('explains who has access and links home', async () => {
  renderSite('/forbidden');
  expect(
    await screen.findByRole('heading', {
      name: 'Access Denied - You don’t have permission to access this page. Only admins are allowed.',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});
