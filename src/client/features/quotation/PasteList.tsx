import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { useHydrated } from '@/client/lib/useHydrated';

const PasteForm = lazy(() => loadPersistently(() => import('./PasteForm')));

/** Loaded behind the list; what follows has its place at once. */
export function PasteList() {
  const hydrated = useHydrated();
  return (
    <Box data-scripted sx={{ minHeight: 290, displayPrint: 'none' }}>
      <Suspense>{hydrated && <PasteForm />}</Suspense>
    </Box>
  );
}
