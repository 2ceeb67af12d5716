import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuard {
  mark: (form: string, unsaved: boolean) => void;
  /** Runs `action` at once, or after a confirmation where unsaved changes would be lost. */
  before: (action: () => void) => void;
}

const LeaveGuardContext = createContext<LeaveGuard>({
  mark: () => undefined,
  before: (action) => action(),
});

/** For what leaves the page without the router, such as logging out. */
export const useLeaveGuard = () => useContext(LeaveGuardContext);

/** Guards a form. The returned function releases it: after a save, before navigating. */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const { mark } = useLeaveGuard();
  const form = useId();
  useEffect(() => {
    mark(form, unsaved);
    return () => mark(form, false);
  }, [mark, form, unsaved]);
  return () => mark(form, false);
}

/** Confirms links, Back, closing the tab and actions that would discard unsaved changes. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const unsavedForms = useRef(new Set<string>());
  const [waiting, setWaiting] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const [guard] = useState<LeaveGuard>(() => ({
    mark: (form, unsaved) => {
      if (unsaved) unsavedForms.current.add(form);
      else unsavedForms.current.delete(form);
    },
    before: (action) => {
      if (unsavedForms.current.size > 0) setWaiting(() => action);
      else action();
    },
  }));

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsavedForms.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  const leave = () => {
    blocker.proceed?.();
    waiting?.();
    setWaiting(undefined);
  };
  const stay = () => {
    blocker.reset?.();
    setWaiting(undefined);
  };
  return (
    <LeaveGuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || waiting !== undefined}
        title={t('leaving.title')}
        confirmText={t('leaving.leave')}
        cancelText={t('leaving.stay')}
        onConfirm={leave}
        onCancel={stay}
      >
        {t('leaving.text')}
      </ConfirmDialog>
    </LeaveGuardContext>
  );
}
