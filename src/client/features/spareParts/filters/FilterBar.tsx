import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { NoScript } from '@/client/components/site/NoScript';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { chipStyles } from './chipStyles';
import { FilterForm } from './FilterForm';
import type { FilterFailure } from './FilterSheet';
import { type FilterOptions, useFilters } from './useFilters';
import { useSheet } from './useSheet';

// Nobody on a wide screen opens it, and nobody before the page is there.
const FilterSheet = lazy(() => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet'));

export interface FilterBarProps extends FilterOptions {
  /** Parts that the filters leave; undefined while that is asked for. */
  total: number | undefined;
  /** Why there is nothing to count. */
  failure?: FilterFailure;
}

/** Above a list: the way to the filters on small screens, those that are applied, and what they leave. */
export function FilterBar({ total, failure, ...options }: FilterBarProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { open, show, hide, choose } = useSheet();
  const filters = useFilters(options, choose);
  const { groups, chips, cleared, state } = filters;
  const [known, setKnown] = useState({ state, changed: false });
  // Whoever has changed them waits to hear what that has led to.
  if (known.state !== state) setKnown({ state, changed: true });
  const applied = useRef<HTMLDivElement>(null);
  const button = chips.length
    ? t('filters.openWith', { count: chips.length })
    : t('filters.heading');
  const remove = {
    preventScrollReset: true,
    // The link goes with its filter; the keyboard stays among those that are left.
    onClick: () => applied.current?.focus({ preventScroll: true }),
  };
  return (
    <>
      {groups.length > 0 && (
        <Box sx={{ display: { lg: 'none' }, mb: 2 }}>
          <Button
            variant="outlined"
            size="large"
            data-scripted
            aria-haspopup="dialog"
            onClick={show}
          >
            {button}
          </Button>
          <NoScript>
            {typeof document === 'undefined' && (
              <details>
                <summary>{button}</summary>
                <FilterForm filters={filters} />
              </details>
            )}
          </NoScript>
        </Box>
      )}
      <Box ref={applied} tabIndex={-1} sx={{ outline: 'none' }}>
        {chips.length > 0 && (
          <Box component="ul" aria-label={t('filters.applied')} sx={chipStyles}>
            {chips.map(({ label, to }) => (
              <li key={label}>
                <Link href={to} aria-label={t('filters.remove', { filter: label })} {...remove}>
                  {label}
                  <span aria-hidden>×</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={cleared} data-clear {...remove}>
                {t('filters.clear')}
              </Link>
            </li>
          </Box>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {known.changed && total !== undefined && t('common:partCount', { count: total })}
      </Box>
      <Suspense fallback={null}>
        {open !== undefined && (
          <FilterSheet {...{ open, filters, total, failure }} onClose={hide} />
        )}
      </Suspense>
    </>
  );
}
