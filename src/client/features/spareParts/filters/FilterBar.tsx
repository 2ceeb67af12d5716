import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { TextWithName } from '@/client/components/site/TextWithName';
import { StillLoading } from '@/client/components/StillLoading';
import { useTranslation } from '@/client/i18n/useTranslation';
import { loadPersistently } from '@/client/lib/loadPersistently';
import { touchTarget } from '@/client/lib/touchTarget';
import { filtersId } from './FilterColumn';
import type { FilterSheetProps } from './FilterSheet';
import { type FilterOptions, useFilters } from './useFilters';
import { useSheet } from './useSheet';

/** With its dialog 10 kB of script that no wide screen needs. */
const FilterSheet = lazy(() => loadPersistently(() => import('./FilterSheet')));

interface FilterBarProps extends FilterOptions, Pick<FilterSheetProps, 'total' | 'failure'> {
  /** At the end of the line. */
  children?: ReactNode;
}

export function FilterBar({ total, failure, children, ...options }: FilterBarProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { open, show, hide, goTo } = useSheet();
  const [wasOpened, setWasOpened] = useState(false);
  const filters = useFilters(options, goTo);
  const { groups, chips, cleared, key } = filters;
  const [last, setLast] = useState({ key, changed: false });
  if (last.key !== key) setLast({ key, changed: true });
  const applied = useRef<HTMLDivElement>(null);
  const button = chips.length
    ? t('filters.openWith', { count: chips.length })
    : t('filters.heading');
  const remove = {
    component: RouterLink,
    preventScrollReset: true,
    // The link goes with its filter; the focus stays among those that are left.
    onClick: () => applied.current?.focus({ preventScroll: true }),
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        {groups.length > 0 && (
          <Box sx={{ display: { lg: 'none' } }}>
            <Button
              variant="outlined"
              size="large"
              data-scripted
              aria-haspopup="dialog"
              onClick={() => {
                setWasOpened(true);
                show();
              }}
            >
              {button}
            </Button>
            <noscript>
              {/* A plain link: one of the router's would drop the query string. */}
              <Button component="a" variant="outlined" size="large" href={`#${filtersId}`}>
                {button}
              </Button>
            </noscript>
          </Box>
        )}
        {children}
      </Stack>
      <Box ref={applied} tabIndex={-1} sx={{ outline: 'none' }}>
        {chips.length > 0 && (
          <Stack
            component="ul"
            direction="row"
            aria-label={t('filters.applied')}
            sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}
          >
            {chips.map(({ label, value = label, lang, to }) => (
              <li key={label}>
                {/* `Chip` would add 2 kB of script. */}
                <Button
                  {...remove}
                  to={to}
                  color="inherit"
                  aria-label={t('filters.remove', { filter: label })}
                  endIcon={<Close />}
                  sx={[chipStyles, touchTarget]}
                >
                  <TextWithName text={label} name={value} lang={lang} />
                </Button>
              </li>
            ))}
            <li>
              <Button {...remove} to={cleared} color="inherit" sx={touchTarget}>
                {t('filters.clear')}
              </Button>
            </li>
          </Stack>
        )}
      </Box>
      {/* Announces the total after a change only. */}
      <Box role="status" sx={visuallyHidden}>
        {last.changed && total !== undefined && t('common:partCount', { count: total })}
      </Box>
      <Suspense fallback={open && <StillLoading />}>
        {wasOpened && (
          <FilterSheet
            open={open}
            filters={filters}
            total={total}
            failure={failure}
            onClose={hide}
          />
        )}
      </Suspense>
    </>
  );
}

/** A long value wraps. */
const chipStyles = {
  px: 1.5,
  py: 0.25,
  borderRadius: '22px',
  bgcolor: 'grey.200',
  fontSize: '0.95rem',
  fontWeight: 400,
  textAlign: 'left',
  overflowWrap: 'anywhere',
};
