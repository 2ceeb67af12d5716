import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';

interface UnsavedForm {
  /** Deletes what the tab remembers of it. */
  forget: () => void;
  /** The query parameter that names what the form is for, where the path doesn't. */
  param?: string;
}

interface LeaveGuard {
  /** Undefined: the form is saved. */
  mark: (form: string, unsaved: UnsavedForm | undefined) => void;
  /**
   * Runs `action` at once, or after a confirmation where unsaved changes would be lost: those of the
   * forms on the screen, or with `areOthers` stored drafts of forms that are not.
   */
  before: (action: () => void, areOthers?: boolean) => void;
}

const LeaveGuardContext = createContext<LeaveGuard>({
  mark: () => undefined,
  before: (action) => action(),
});

/** For what leaves the page without the router, such as logging out. */
export const useLeaveGuard = () => useContext(LeaveGuardContext);

const isLeft = ({ param }: UnsavedForm, from: Location, to: Location) => {
  const valueIn = ({ search }: Location) => param && new URLSearchParams(search).get(param);
  return from.pathname !== to.pathname || valueIn(from) !== valueIn(to);
};

/**
 * Guards a form; `forget` is called when it is left without a save. The returned function releases
 * it: after a save, before navigating.
 */
export function useUnsavedChanges(
  unsaved: boolean,
  forget: () => void = () => undefined,
  param?: string,
): () => void {
  const { mark } = useLeaveGuard();
  const form = useId();
  const onLeave = useEffectEvent(forget);
  useEffect(() => {
    mark(form, unsaved ? { forget: () => onLeave(), param } : undefined);
    return () => mark(form, undefined);
  }, [mark, form, unsaved, param]);
  return () => mark(form, undefined);
}

/**
 * For a form within a page, such as a dialog: `requestClose` closes it at once, or after a
 * confirmation where unsaved changes would be lost.
 */
export function useCloseQuestion(unsaved: boolean, close: () => void) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return {
    requestClose: () => (unsaved ? setOpen(true) : close()),
    closeQuestion: (
      <ConfirmDialog
        open={isOpen}
        title={t('closing.title')}
        confirmText={t('closing.discard')}
        cancelText={t('closing.stay')}
        onConfirm={() => {
          setOpen(false);
          close();
        }}
        onCancel={() => setOpen(false)}
      >
        {t('closing.text')}
      </ConfirmDialog>
    ),
  };
}

/** Confirms links, Back, closing the tab and actions that would discard unsaved changes. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const location = useLocation();
  const unsavedForms = useRef(new Map<string, UnsavedForm>());
  const [waiting, setWaiting] = useState<() => void>();
  const leftForms = (from: Location, to: Location) =>
    [...unsavedForms.current.values()].filter((form) => isLeft(form, from, to));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leftForms(currentLocation, nextLocation).length > 0,
  );
  const [guard] = useState<LeaveGuard>(() => ({
    mark: (form, unsaved) => {
      if (unsaved) unsavedForms.current.set(form, unsaved);
      else unsavedForms.current.delete(form);
    },
    before: (action, areOthers = false) => {
      if (areOthers || unsavedForms.current.size > 0) setWaiting(() => action);
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
    if (blocker.state === 'blocked') {
      for (const { forget } of leftForms(location, blocker.location)) forget();
      blocker.proceed();
    }
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
