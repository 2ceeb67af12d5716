import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../testing/renderWithProviders';

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

async function open(route: string) {
  const view = renderSite(route);
  await screen.findByRole('banner');
  return view;
}

describe('focus on navigation', () => {
  it('stays at the start of the document on the first page', async () => {
    await open('/no-page');
    expect(document.body).toHaveFocus();
  });

  it('moves to the main region of the page that a link leads to', async () => {
    const { user } = await open('/no-page');
    await user.click(mainNav().getByRole('link', { name: 'About Us' }));
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays where it is when only the query changes', async () => {
    const { router } = await open('/no-page');
    const link = mainNav().getByRole('link', { name: 'About Us' });
    act(() => link.focus());
    await act(() => router.navigate('/no-page?page=2'));
    expect(link).toHaveFocus();
  });

  it('is left to the browser on Back', async () => {
    const { router } = await open('/no-page');
    await act(() => router.navigate('/other'));
    expect(screen.getByRole('main')).toHaveFocus();
    const link = mainNav().getByRole('link', { name: 'Home' });
    act(() => link.focus());
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/no-page');
    expect(link).toHaveFocus();
  });
});
