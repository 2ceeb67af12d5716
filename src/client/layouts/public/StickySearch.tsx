import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SearchBox } from './SearchBox';

/** A button of the sticky navigation that shows the search box below it; the header's is hidden then. */
export default function StickySearch() {
  const { t } = useTranslation('common');
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    // The box itself takes those that close its list or clear it.
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const Icon = open ? Close : Search;
  return (
    <Box onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('layout.search')}
        onClick={() => setOpen(!open)}
        sx={{
          width: 44,
          height: 44,
          color: 'inherit',
          '&:focus-visible': { outlineColor: 'secondary.light' },
        }}
      >
        <Icon />
      </IconButton>
      <Box
        ref={panel}
        id={id}
        hidden={!open}
        sx={{
          position: 'absolute',
          top: '100%',
          right: 24,
          // With its padding as wide as the list below the field.
          width: 466,
          p: 1.5,
          bgcolor: 'background.paper',
          borderTop: '3px solid',
          borderColor: 'secondary.main',
          boxShadow: '0 16px 40px rgb(7 20 40 / 0.22)',
          '&[hidden]': { display: 'none' },
          '& > form': { maxWidth: 'none' },
        }}
      >
        {open && <SearchBox />}
      </Box>
    </Box>
  );
}
