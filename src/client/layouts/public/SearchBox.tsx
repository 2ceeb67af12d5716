import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { SearchField } from '@/client/features/search/SearchField';
import { menusClosed } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface SearchBoxProps {
  autoFocus?: boolean;
  /** Its place; that in the header by default. */
  sx?: SxProps<Theme>;
}

const headerPlace = {
  // On phones below the logo and the menu button.
  gridColumn: '1 / -1',
  gridRow: 2,
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: { md: 480, lg: 320 },
  ml: { md: 'auto' },
};

/** The search of the header and of the sticky navigation. */
export function SearchBox({ autoFocus, sx = headerPlace }: SearchBoxProps) {
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
