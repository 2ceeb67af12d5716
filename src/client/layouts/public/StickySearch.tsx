import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SearchBox } from './SearchBox';

/** A button of the sticky navigation that shows the search box below it; the header's is hidden then. */
export default function StickySearch() {
  const { t } = useTranslation('common');
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    // The box stops those that close its list or clear it.
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Box onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('layout.search')}
        onClick={() => setOpen(!open)}
        sx={{ width: 44, height: 44 }}
      >
        {open ? <Close /> : <Search />}
      </IconButton>
      {open && (
        <Paper
          id={id}
          square
          elevation={8}
          sx={{
            position: 'absolute',
            top: '100%',
            right: 24,
            // With its padding as wide as the list below the field.
            width: 466,
            p: 1.5,
            borderTop: '3px solid',
            borderColor: 'secondary.main',
          }}
        >
          <SearchBox autoFocus sx={{}} />
        </Paper>
      )}
    </Box>
  );
}
