import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/useTranslation';

/** Milliseconds without a word: most code is there before. */
const DELAY = 1500;

/** In place of a menu or dialog whose code takes long to load, as without a connection. */
export function StillLoading() {
  const { t } = useTranslation('common');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  // Above everything: the header and a page's bar stack their own content.
  return createPortal(
    <Box role="status" sx={styles}>
      {isLate && <Box sx={{ p: 2 }}>{t('offline.waiting')}</Box>}
    </Box>,
    document.body,
  );
}

const styles = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'snackbar',
  bgcolor: 'primary.dark',
  color: 'common.white',
  textAlign: 'center',
} as const;
