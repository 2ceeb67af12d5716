import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectNotices, selectResultDialog } from '../features/ui/uiSlice';
import { loadOptional } from '../lib/lazyOptional';

/** Where this chunk can't be loaded, the page and what was typed into it must stay. */
const loadNotices = () => loadOptional(() => import('./Notices'));
const Notices = lazy(loadNotices);

/** For pages that may lose the connection before their first notice. */
export const preloadNotices = loadNotices;

/** Notices and the result dialog, loaded with the first of them: most visitors never see one. */
export function LazyNotices() {
  const hasNotices = useSelector(selectNotices).length > 0;
  const hasResult = useSelector(selectResultDialog) !== null;
  const [isNeeded, setIsNeeded] = useState(false);
  // Mounted from then on: a notice stays on the screen after it has left the queue.
  if ((hasNotices || hasResult) && !isNeeded) setIsNeeded(true);
  return <Suspense fallback={null}>{isNeeded && <Notices />}</Suspense>;
}
