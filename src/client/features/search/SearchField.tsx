import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from '../../content/useTranslation';
import { MAX_LENGTHS } from '../../../shared/limits';
import { SiteButton } from '../../components/site/SiteButton';

export interface SearchFieldProps {
  /** What the page shows the results of; give a `key` with it. */
  query: string;
  onSearch: (query: string) => void;
}

/** The search field of the results page. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const { t } = useTranslation(['search', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) onSearch(text);
    else input.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      method="get"
      aria-label={t('label')}
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, maxWidth: 720 }}
    >
      <Box
        component="input"
        ref={input}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={MAX_LENGTHS.query}
        aria-label={t('field')}
        placeholder={t('common:layout.searchPlaceholder')}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 52,
          px: 2,
          border: 0,
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '1.05rem',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&:focus-visible': { outlineColor: 'secondary.light' },
        }}
      />
      <SiteButton
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<Search aria-hidden />}
      >
        {t('common:layout.searchButton')}
      </SiteButton>
    </Box>
  );
}
