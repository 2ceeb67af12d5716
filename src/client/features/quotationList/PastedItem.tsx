import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PastedRow } from './pastedRows';

const COLORS = { matched: 'success', choose: 'warning', kept: 'default' } as const;

interface PastedItemProps extends Pick<PastedRow, 'line' | 'state'> {
  fields: ReactNode;
  /** The parts to choose from. */
  children: ReactNode;
}

/** A pasted line as a list shows it, with script and without. */
export function PastedItem({ line, state, fields, children }: PastedItemProps) {
  const { t } = useTranslation('pasteList');
  const { text, note, original } = line;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {text}
          </Typography>
          {original && original !== text && (
            <Typography variant="body2" color="textSecondary">
              {t('original')} <bdi>{original}</bdi>
            </Typography>
          )}
          {note && (
            <Typography variant="body2" color="textSecondary" dir="auto">
              {note}
            </Typography>
          )}
        </Box>
        <Chip size="small" color={COLORS[state]} variant="outlined" label={t(state)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'flex-start' }}>
        {fields}
      </Box>
      {children}
    </Box>
  );
}
