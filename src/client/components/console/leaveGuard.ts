import { createContext, useCallback, useContext, useEffect, useId } from 'react';

/** Knows which forms on the screen hold something that isn't saved. */
export interface LeaveGuard {
  mark: (form: string, unsaved: boolean) => void;
  /** Runs `action` at once, or after the question where something would be lost. */
  before: (action: () => void) => void;
}

export const LeaveGuardContext = createContext<LeaveGuard>({
  mark: () => undefined,
  before: (action) => action(),
});

/** For what leaves the page without the router, such as logging out. */
export const useLeaveGuard = () => useContext(LeaveGuardContext);

/**
 * Has the question asked before a form with changes is left. The function returned lets go of
 * the form: call it after a save, before moving on.
 */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const { mark } = useContext(LeaveGuardContext);
  const form = useId();
  useEffect(() => {
    mark(form, unsaved);
    return () => mark(form, false);
  }, [mark, form, unsaved]);
  return useCallback(() => mark(form, false), [mark, form]);
}
