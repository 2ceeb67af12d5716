import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';

/** Nothing of it is needed before the first search. */
const SearchDialog = lazyOptional(() => import('./SearchDialog'));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search of the whole console, in its header and by Ctrl+K. */
export function ConsoleSearch() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      // Not over another dialog.
      if (!button.current?.closest('[aria-hidden=true]')) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{
          flex: { md: '0 1 300px' },
          minWidth: 40,
          minHeight: 40,
          px: { xs: 0, md: 1.5 },
          gap: 1,
          justifyContent: { md: 'flex-start' },
          border: { xs: 0, md: 1 },
          borderColor: { md: 'grey.500' },
          color: { xs: 'primary.main', md: 'text.secondary' },
          fontWeight: 400,
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={belowMd}>
          {t('search.label')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: { xs: 'none', md: 'inline' },
            ml: 'auto',
            fontSize: '0.75rem',
            whiteSpace: 'nowrap',
          }}
        >
          {isApple() ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Its icon alone is visible on phones. */
const belowMd = ({ breakpoints }: Theme) => ({ [breakpoints.down('md')]: visuallyHidden });
