import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadingOverlayHidden, loadingOverlayShown } from '../features/ui/uiSlice';
import { testI18n } from '../test/content';
import { renderWithProviders } from '../test/renderWithProviders';
import { PageLoading } from './PageLoading';
import { Providers } from './providers';
import { makeStore } from './store';

describe('the full-screen loading indicator', () => {
  it("says 'Loading...' unless it is given another message", () => {
    const { store } = renderWithProviders(<PageLoading />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => void store.dispatch(loadingOverlayShown()));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('status')).toHaveStyle({ position: 'fixed', inset: '0' });
    act(() => void store.dispatch(loadingOverlayShown('Saving the part...')));
    expect(screen.getByRole('status')).toHaveTextContent('Saving the part...');
    act(() => void store.dispatch(loadingOverlayHidden()));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('speaks Chinese on Chinese pages', () => {
    const { store } = renderWithProviders(<PageLoading />, { language: 'zh' });
    act(() => void store.dispatch(loadingOverlayShown()));
    expect(screen.getByRole('status')).toHaveTextContent('加载中…');
  });

  it('appears while the next page takes more than a moment', async () => {
    let arrive = () => {};
    const arrival = new Promise<{ Component: () => string }>((resolve) => {
      arrive = () => resolve({ Component: () => 'The next page' });
    });
    const router = createMemoryRouter([
      { path: '/', element: <PageLoading /> },
      { path: '/next', lazy: () => arrival },
    ]);
    render(
      <Providers
        store={makeStore()}
        i18n={testI18n('en')}
        config={{ siteUrl: '', apiUrl: '', mediaUrl: '', canonicalOrigin: '' }}
      >
        <RouterProvider router={router} />
      </Providers>,
    );
    jest.useFakeTimers();
    await act(async () => void router.navigate('/next'));
    act(() => jest.advanceTimersByTime(399));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    jest.useRealTimers();
    arrive();
    expect(await screen.findByText('The next page')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
