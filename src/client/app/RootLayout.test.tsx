import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testI18n } from '../testing/content';
import { PageLoading } from './RootLayout';
import { Providers } from './providers';
import { makeStore } from './store';

describe('the full-screen loading indicator', () => {
  it.each([
    ['en', 'Loading...'],
    ['zh', '加载中…'],
  ] as const)(
    'appears while the next page takes more than a moment (%s)',
    async (language, text) => {
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
      arrive();
      expect(await screen.findByText('The next page')).toBeInTheDocument();
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );
});
