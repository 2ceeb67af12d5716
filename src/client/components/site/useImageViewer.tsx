import { Suspense, lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { StillLoading } from '../StillLoading';
import type { ImageViewerProps } from './ImageViewer';

/** Most visitors never open it. */
const Viewer = lazy(() => loadPersistently(() => import('./ImageViewer')));

/** The full-screen viewer. Opening it pushes a history entry, so that Back closes it on a phone. */
export function useImageViewer(props: Omit<ImageViewerProps, 'open' | 'onClose'>) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  /** Key of the history entry that it was opened from: the state of the entry it adds. */
  const [opener, setOpener] = useState<string>();
  const [isNeeded, setIsNeeded] = useState(false);
  const isOpen = opener !== undefined && state === opener;
  const open = () => {
    setIsNeeded(true);
    setOpener(key);
    void navigate(pathname + search, { state: key, preventScrollReset: true });
  };
  const close = () => {
    if (!isOpen) return;
    setOpener(undefined);
    void navigate(-1);
  };
  const viewer = isNeeded && (
    <Suspense fallback={isOpen && <StillLoading />}>
      <Viewer {...props} open={isOpen} onClose={close} />
    </Suspense>
  );
  return { open, viewer };
}
