import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { SearchField } from '@/client/features/search/SearchField';
import { menusClosed } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

export function SearchBox({ autoFocus, sx }: { autoFocus?: boolean; sx?: SxProps<Theme> }) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  return (
    <SearchField
      label={t('layout.search')}
      onSearch={() => dispatch(menusClosed())}
      inputProps={{
        size: 'small',
        autoFocus,
        endAdornment: (
          <IconButton
            type="submit"
            edge="end"
            color="inherit"
            aria-label={t('layout.searchButton')}
          >
            <Search />
          </IconButton>
        ),
        slotProps: { notchedOutline: { sx: { borderColor: 'divider' } } },
        sx: { bgcolor: 'grey.100' },
      }}
      sx={sx}
    />
  );
}

/** A button of the sticky navigation that shows the search box below it; the header's is hidden then. */
export function StickySearch() {
  const { t } = useTranslation('common');
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box
      onKeyDown={({ key }) => {
        // The box stops those that close its list or clear it.
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
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
          <SearchBox autoFocus />
        </Paper>
      )}
    </Box>
  );
}
