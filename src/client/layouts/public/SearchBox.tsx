import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { addressIn } from '../../../shared/language';
import { paths } from '../../../shared/siteMap';
import { SiteIconButton } from '../../components/site/SiteIconButton';

/** Leads to the results page; there it shows what was searched for. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const searched = pathname === paths.search() ? (params.get('q') ?? '') : '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) {
      input.current?.focus();
      return;
    }
    onSearch?.();
    void navigate(paths.search(text));
  };

  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={addressIn(language, paths.search())}
      onSubmit={submit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: '1 1 0',
        minWidth: 0,
        maxWidth: { lg: 320 },
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
        ref={input}
        type="search"
        name="q"
        defaultValue={searched}
        placeholder={t('layout.searchPlaceholder')}
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
      <SiteIconButton type="submit" aria-label={t('layout.searchButton')} sx={{ color: 'inherit' }}>
        <Search />
      </SiteIconButton>
    </Box>
  );
}
