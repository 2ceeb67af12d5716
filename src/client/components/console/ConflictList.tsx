import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ConflictRow, ConflictValue } from './ConflictValue';

export interface ConflictListProps {
  title: string;
  rows: ConflictRow[];
  /** The value of a row that goes. */
  after: (row: ConflictRow) => ReactNode;
}

/** Fields that one of the two has changed: nothing has to be decided about them. */
export function ConflictList({ title, rows, after }: ConflictListProps) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography
        variant="h3"
        sx={{ fontSize: '1rem', letterSpacing: 0, lineHeight: 1.3, textWrap: 'balance', mb: 1 }}
      >
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, fontSize: '0.875rem' }}>
        {rows.map((row) => (
          <Box
            key={row.label}
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px repeat(2, minmax(0, 1fr))' },
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {row.label}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {t('conflict.before')}
              <ConflictValue label={`${row.label}, ${t('conflict.before')}`}>
                {row.base}
              </ConflictValue>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('conflict.after')}
              </Box>
              <ConflictValue label={`${row.label}, ${t('conflict.after')}`}>
                {after(row)}
              </ConflictValue>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
