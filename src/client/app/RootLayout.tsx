import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Notices } from '../features/ui/Notices';
import { ResultDialog } from '../features/ui/ResultDialog';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** What every address has: scrolling, focus, notices and the dialog that outlives a page. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Notices />
      <ResultDialog />
      <ScrollRestoration />
    </>
  );
}
