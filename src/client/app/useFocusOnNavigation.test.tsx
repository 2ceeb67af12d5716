import { act, screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderWithProviders';

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

async function open(route: string) {
  const view = renderSite(route);
  await screen.findByRole('banner');
  return view;
}

describe('focus on navigation', () => {
  it('does not move on the first page', async () => {
    await open('/no-page');
    expect(document.body).toHaveFocus();
  });

  it('does not move when only the query changes', async () => {
    const { router } = await open('/no-page');
    const link = mainNav().getByRole('link', { name: 'About Us' });
    act(() => link.focus());
    await act(() => router.navigate('/no-page?page=2'));
    expect(link).toHaveFocus();
  });

  it('moves to the main region on a navigation, but not on Back', async () => {
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
