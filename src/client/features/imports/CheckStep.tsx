import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { type Import, useImport } from '@/client/api';
import { PagedList } from '@/client/components/console/QueryResult';
import { TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { useUrlParams } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { ApplyButton } from './ApplyButton';
import { CheckRow } from './CheckRow';
import { FaultyRows, HiddenParts, ImageNotes, UnknownCategories } from './Notes';
import { Problems } from './Problems';
import { StepBar } from './StepBar';
import { Words } from './Words';

const PAGE_SIZE = 25;

const states = ['faulty', 'new', 'changed', 'unchanged', 'excluded', 'skipped'] as const;
const filters = [...states, 'all'] as const;

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
  const chosen = filters.find((state) => state === params.get('state'));
  // What is wrong comes first.
  const filter = chosen ?? (counts?.faulty ? 'faulty' : 'all');
  // In the URL it stays the same where the last faulty row is corrected, and on Back.
  useEffect(() => {
    if (!chosen) change({ state: filter }, { replace: true, preventScrollReset: true });
  }, [chosen, filter, change]);
  const state = filter === 'all' ? undefined : filter;
  const ofExcluded = filter === 'excluded';
  const problem = (imported.problems ?? []).find(
    ({ code }) => code === params.get('problem'),
  )?.code;
  const shown = filter === 'faulty' || ofExcluded ? problem : undefined;
  const query = useImport(id, { page, limit: PAGE_SIZE, state, problem: shown, q: q || undefined });
  const [data, currentData] = [query.data?.rows, query.currentData?.rows];
  const countOf = (option: (typeof filters)[number]): number =>
    option === 'all' ? states.reduce((sum, one) => sum + countOf(one), 0) : (counts?.[option] ?? 0);
  return (
    <>
      <StepBar>
        <ApplyButton imported={imported} />
        <Button href={paths.importColumns(id)}>{t('columns')}</Button>
      </StepBar>
      <UnknownCategories imported={imported} />
      <HiddenParts imported={imported} fields={imported.columns.map(({ field }) => field)} />
      <Words imported={imported} categories={categories} />
      <ImageNotes images={images} />
      <FaultyRows imported={imported} />
      <Stack
        direction="row"
        spacing={1}
        role="group"
        aria-label={t('filter')}
        sx={{ flexWrap: 'wrap', my: 2 }}
      >
        {filters.map((option) => (
          <Chip
            key={option}
            component="button"
            clickable
            aria-pressed={option === filter}
            color={option === filter ? 'primary' : 'default'}
            variant={option === filter ? 'filled' : 'outlined'}
            label={t('filterOf', { state: t(`states.${option}`), count: countOf(option) })}
            onClick={() =>
              change(
                { state: option, problem: undefined, page: undefined },
                { preventScrollReset: true },
              )
            }
            sx={{ minHeight: { xs: 40, md: 32 } }}
          />
        ))}
      </Stack>
      {(filter === 'faulty' || ofExcluded) && (
        <Problems
          imported={imported}
          ofExcluded={ofExcluded}
          chosen={shown}
          onChoose={(code) =>
            change({ problem: code, page: undefined }, { preventScrollReset: true })
          }
        />
      )}
      <TableSearch value={q} hint={t('search')} onSearch={setQ}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {data && t('found', { count: data.total })}
        </Box>
      </TableSearch>
      <PagedList
        query={{ ...query, data, currentData }}
        pageSize={PAGE_SIZE}
        failed={t('failed')}
        empty={t('noRows')}
      >
        {(rows, busy) => (
          <Stack spacing={1.5} aria-busy={busy}>
            {rows.map((row) => (
              <CheckRow key={row.row} imported={imported} categories={categories} row={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
