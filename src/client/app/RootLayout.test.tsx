import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testI18n } from '../testing/content';
import { PageLoading } from './RootLayout';
import { Providers } from './providers';
import { makeStore } from './store';

describe('the loading overlay', () => {
  it.each([
    ['en', 'Loading...'],
    ['zh', '加载中…'],
  ] as const)('appears after 400 ms while the next page loads (%s)', async (language, text) => {
    let finishLoading = () => {};
    const loading = new Promise<{ Component: () => string }>((resolve) => {
      finishLoading = () => resolve({ Component: () => 'The next page' });
    });
    const router = createMemoryRouter([
      { path: '/', element: <PageLoading /> },
      { path: '/next', lazy: () => loading },
    ]);
    render(
      <Providers
        store={makeStore()}
        i18n={testI18n(language)}
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
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status')).toHaveStyle({ position: 'fixed', top: '0', bottom: '0' });
    jest.useRealTimers();
    finishLoading();
    expect(await screen.findByText('The next page')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
