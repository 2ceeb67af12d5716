import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { ThreeWays } from '@/client/lib/threeWayMerge';
import Box from '@mui/material/Box';

/** A changed field as it is shown; null stands for an empty value. */
export interface ConflictRow extends ThreeWays<ReactNode> {
  /** Name of the field, no other's. */
  label: string;
  by: 'me' | 'them' | 'both';
}

/** One value of a field, however long; a long one scrolls within itself. */
export function ConflictValue({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  if (children === null) {
    return (
      <Box component="span" sx={{ display: 'block', fontStyle: 'italic', color: 'text.secondary' }}>
        {t('conflict.empty')}
      </Box>
    );
  }
  // Longer texts can't be read without scrolling, so the keyboard must get there.
  const long = typeof children === 'string' && children.length > 300;
  return (
    <Box
      component={long ? 'div' : 'span'}
      {...(long && { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={{
        display: 'block',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(long && { maxHeight: 200, overflowY: 'auto' }),
      }}
    >
      {children}
    </Box>
  );
}
