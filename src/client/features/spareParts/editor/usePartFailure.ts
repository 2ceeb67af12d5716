import { useState } from 'react';
import { isUnauthorized, takenNumber } from '@/client/api';
import type { NumberTaken } from '@/client/api/console';
import { useSaveFailure } from '@/client/features/ui/useFailure';

/**
 * Why saving a part failed. It is told once, in a dialog; below the form only where the login dialog
 * has taken the screen. That another part has its number is told at the field, by `taken`, where it
 * can be put right.
 */
export function usePartFailure(title: string) {
  const [failure, show, setFailure] = useSaveFailure(title);
  const [taken, setTaken] = useState<NumberTaken>();
  const showFailure = (error: unknown) => {
    const now = takenNumber(error);
    setTaken(now);
    show(now ? undefined : error);
    if (!isUnauthorized(error)) setFailure(undefined);
  };
  return { failure, taken, showFailure, setFailure };
}
