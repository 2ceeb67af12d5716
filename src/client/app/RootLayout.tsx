import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LazyNotices } from '../components/LazyNotices';
import { PageLoading } from './PageLoading';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** What every address has: scrolling, focus, loading, notices and the dialog that outlives a page. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <PageLoading />
      <LazyNotices />
      <ScrollRestoration />
    </>
  );
}
