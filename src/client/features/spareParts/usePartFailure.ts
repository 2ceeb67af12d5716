import { useState } from 'react';
import { type NumberTaken, takenNumber } from '../../api';
import { useSaveFailure } from '../ui/useFailure';

/**
 * Why saving a part failed, see `useSaveFailure`. That another part has its number is told at the
 * field, by `taken`, where it can be put right, and not in a dialog.
 */
export function usePartFailure(title: string) {
  const [failure, show, setFailure] = useSaveFailure(title);
  const [taken, setTaken] = useState<NumberTaken>();
  const showFailure = (error: unknown) => {
    const now = takenNumber(error);
    setTaken(now);
    show(now ? undefined : error);
  };
  return { failure, taken, showFailure, setFailure };
}
