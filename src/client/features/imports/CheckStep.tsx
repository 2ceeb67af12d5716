import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { type Import, useImport } from '@/client/api';
import { PagedList } from '@/client/components/console/QueryResult';
import { TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { focusMain } from '@/client/lib/focusMain';
import { useUrlParams } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { ApplyButton } from './ApplyButton';
import { CheckRow } from './CheckRow';
import { FaultyRows, ImageNotes, UnknownCategories } from './Notes';
import { RowFilters, rowFilters } from './RowFilters';
import { StepBar } from './StepBar';

const PAGE_SIZE = 25;

interface CheckStepProps {
  imported: Import;
  categories: readonly CategoryOption[];
}

/** What the dry run has found, row by row, and the button that applies it. */
export function CheckStep({ imported, categories }: CheckStepProps) {
  const { t } = useTranslation('importCheck');
  const { _id: id, counts, images } = imported;
  const { page, q, setQ } = useTableQuery([]);
  const [params, change] = useUrlParams();
  const chosen = rowFilters.find((each) => each === params.get('state'));
  // What is wrong comes first.
  const filter = chosen ?? (counts?.faulty ? 'faulty' : 'all');
  // In the URL it stays the same where the last faulty row is corrected, and on Back.
  useEffect(() => {
    if (!chosen) change({ state: filter }, { replace: true, preventScrollReset: true });
  }, [chosen, filter, change]);
  const state = filter === 'all' ? undefined : filter;
  const query = useImport(id, { page, limit: PAGE_SIZE, state, q: q || undefined });
  const [data, currentData] = [query.data?.rows, query.currentData?.rows];
  const list = useRowFocus(currentData);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <UnknownCategories imported={imported} />
      <ImageNotes images={images} />
      <FaultyRows imported={imported} />
      {counts && (
        <RowFilters
          importId={id}
          counts={counts}
          value={filter}
          onChange={(next) =>
            change({ state: next, page: undefined }, { preventScrollReset: true })
          }
        />
      )}
      <TableSearch value={q} hint={t('search')} onSearch={setQ}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {data && t('found', { count: data.total })}
        </Box>
      </TableSearch>
      <StepBar>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <ApplyButton imported={imported} />
          <Link href={paths.importColumns(id)} sx={{ py: 1 }}>
            {t('columns')}
          </Link>
        </Stack>
      </StepBar>
      <PagedList
        query={{ ...query, data, currentData }}
        pageSize={PAGE_SIZE}
        failed={t('failed')}
        empty={t('noRows')}
      >
        {(rows, busy) => (
          <Stack spacing={1.5} aria-busy={busy} {...list}>
            {rows.map((row) => (
              <CheckRow key={row.row} imported={imported} categories={categories} row={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Box>
  );
}

/** For the list of rows: one that leaves it while it has the focus gives it to the next one. */
function useRowFocus(rows: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const next = ref.current?.children[focused.current] ?? ref.current?.lastElementChild;
    if (next instanceof HTMLElement) next.focus();
    else focusMain();
  }, [rows]);
  return {
    ref,
    onFocus: ({ target }: { target: HTMLElement }) => {
      const all = Array.from(ref.current?.children ?? []);
      focused.current = all.findIndex((row) => row.contains(target));
    },
    onBlur: () => (focused.current = undefined),
  };
}
