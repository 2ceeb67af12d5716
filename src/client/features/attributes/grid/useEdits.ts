import { useMemo, useState } from 'react';
import { readEntries, useEntriesDraft } from '@/client/components/console/useFormDraft';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { type Edit, storable, withIds } from './edits';

/** Edits with their draft; `param` as for `useUnsavedChanges`. */
export function useEdits<One extends Edit>(draft: string, param?: string) {
  const [edits, setEdits] = useState(() => withIds(readEntries<One>(draft)));
  const entries = useMemo(() => [...edits.values()].map(storable), [edits]);
  const { notice, forget } = useEntriesDraft(draft, entries, () => setEdits(new Map()));
  useUnsavedChanges(edits.size > 0, forget, param);
  return { edits, setEdits, notice };
}
