import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslation } from '../i18n/useTranslation';

/** The first stop of the keyboard: past the menus to the page itself. */
export function SkipLink() {
  const { t } = useTranslation('common');
  const skip = (event: MouseEvent) => {
    // Without the hash in the URL, which Back would have to go through.
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <Link
      component="a"
      href="#main"
      onClick={skip}
      sx={{
        position: 'fixed',
        displayPrint: 'none',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('layout.skipToContent')}
    </Link>
  );
}
