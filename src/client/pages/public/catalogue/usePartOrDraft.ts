import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { isUnknownId, refetchOnMount, useGetSparePartQuery } from '@/client/api';
import { selectToken } from '@/client/features/auth/authSlice';
import { useHydrated } from '@/client/lib/useHydrated';

/**
 * A part as visitors see it. Where they see none, the browser of a logged-in admin loads the draft; the
 * server renders pages without a session, so that no cache has it.
 */
export function usePartOrDraft(id: string) {
  const published = useGetSparePartQuery({ id });
  const isLoggedIn = useSelector(selectToken) !== null;
  const mayBeDraft = useHydrated() && isLoggedIn && isUnknownId(published.error);
  const draft = useGetSparePartQuery(
    mayBeDraft ? { id, includeHidden: true } : skipToken,
    refetchOnMount,
  );
  return draft.isUninitialized || draft.isError ? published : draft;
}
