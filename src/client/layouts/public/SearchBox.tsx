import IconButton from '@mui/material/IconButton';
import Search from '@mui/icons-material/Search';
import { useDispatch } from 'react-redux';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SuggestionsOnDemand } from '@/client/features/search/SuggestionsOnDemand';
import { useSearchForm } from '@/client/features/search/useSearchForm';
import { menusClosed } from '@/client/features/ui/uiSlice';

/** Leads to the results page; there it shows what was searched for. */
export function SearchBox() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { searched, form, input, suggestions } = useSearchForm(() => dispatch(menusClosed()));
  return (
    <Box
      component="form"
      {...form}
      sx={{
        position: 'relative',
        // On phones below the logo and the menu button.
        gridColumn: '1 / -1',
        gridRow: 2,
        display: 'flex',
        alignItems: 'center',
        flex: '1 1 0',
        minWidth: 0,
        maxWidth: { md: 480, lg: 320 },
        ml: { md: 'auto' },
        bgcolor: 'grey.100',
        color: 'text.primary',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main' },
      }}
    >
      <Box
        component="input"
        key={searched}
        {...input}
        aria-label={t('layout.search')}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 40,
          pl: 1.5,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          // Less than 16 px makes phones zoom in.
          font: 'inherit',
          fontSize: '1rem',
          outline: 'none',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <IconButton type="submit" aria-label={t('layout.searchButton')} sx={{ color: 'inherit' }}>
        <Search />
      </IconButton>
      <SuggestionsOnDemand suggestions={suggestions} searched={searched} />
    </Box>
  );
}
