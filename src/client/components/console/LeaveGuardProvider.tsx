import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';
import { type LeaveGuard, LeaveGuardContext } from './leaveGuard';

/** Asks before links, Back, a closed tab or an action take away a form with changes. */
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
