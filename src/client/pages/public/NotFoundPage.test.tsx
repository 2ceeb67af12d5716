import { screen } from '@testing-library/react';
import { renderSite } from '@/client/testing/renderWithProviders';

describe('the site', () => {
  it('shows the 404 page at an unknown path', async () => {
    renderSite('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(
      screen.getByText("Sorry, the page you are looking for doesn't exist or has been moved."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });
});
