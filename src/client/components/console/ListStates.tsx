import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface ListErrorProps {
  text: string;
  /** Asks the backend again; left out where that can't help. */
  onRetry?: () => void;
}

/** Stands where a list or an entry could not be loaded. */
export function ListError({ text, onRetry }: ListErrorProps) {
  const { t } = useTranslation('common');
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  );
}

/** Stands where a list has nothing to show. */
export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center', color: 'text.secondary' }}>
      {children}
    </Paper>
  );
}

/** As high as the rows that are on their way. */
export function ListSkeleton({ rows, rowHeight = 57 }: { rows: number; rowHeight?: number }) {
  const { t } = useTranslation('common');
  return (
    <Paper variant="outlined" role="status" aria-label={t('loading')} sx={{ px: 2 }}>
      <Stack>
        {Array.from({ length: rows }, (_, index) => (
          <Stack
            key={index}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', height: rowHeight }}
          >
            <Skeleton variant="rounded" width={40} height={40} />
            <Skeleton sx={{ flex: 1 }} />
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
