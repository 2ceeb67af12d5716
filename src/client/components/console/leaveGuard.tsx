import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';

/** Knows which forms on the screen hold unsaved changes. */
interface LeaveGuard {
  mark: (form: string, unsaved: boolean) => void;
  /** Runs `action` at once, or after the question where something would be lost. */
  before: (action: () => void) => void;
}

const LeaveGuardContext = createContext<LeaveGuard>({
  mark: () => undefined,
  before: (action) => action(),
});

/** For what leaves the page without the router, such as logging out. */
export const useLeaveGuard = () => useContext(LeaveGuardContext);

/**
 * Guards a form with unsaved changes. Call the returned function after a save, before navigating:
 * it releases the form.
 */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const { mark } = useLeaveGuard();
  const form = useId();
  useEffect(() => {
    mark(form, unsaved);
    return () => mark(form, false);
  }, [mark, form, unsaved]);
  return useCallback(() => mark(form, false), [mark, form]);
}

/** Asks before a link, Back, closing the tab or an action discards unsaved changes. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const unsavedForms = useRef(new Set<string>());
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  const guard = useMemo<LeaveGuard>(
    () => ({
      mark: (form, unsaved) => {
        if (unsaved) unsavedForms.current.add(form);
        else unsavedForms.current.delete(form);
      },
      before: (action) => {
        if (unsavedForms.current.size > 0) setWaiting(() => action);
        else action();
      },
    }),
    [],
  );

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsavedForms.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  const leave = () => {
    blocker.proceed?.();
    waiting?.();
    setWaiting(null);
  };
  const stay = () => {
    blocker.reset?.();
    setWaiting(null);
  };

  return (
    <LeaveGuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || waiting !== null}
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
