import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type Import, useImport } from '@/client/api';
import { PagedList } from '@/client/components/console/QueryResult';
import { TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { ApplyButton } from './ApplyButton';
import { CheckRow } from './CheckRow';
import { ExcludeAll } from './ExcludeAll';
import { FaultyRows } from './FaultyRows';
import { ImageNotes } from './ImageNotes';
import { type RowFilter, RowFilters, rowFilters } from './RowFilters';
import { StepBar } from './StepBar';
import { UnknownCategories } from './UnknownCategories';

const PAGE_SIZE = 25;

/** What the dry run has found, row by row, and the button that applies it. */
export function CheckStep({ imported }: { imported: Import }) {
  const { t } = useTranslation('importCheck');
  const { page, q, setQ } = useTableQuery([]);
  const [params, change] = useUrlParams();
  const { counts } = imported;
  const chosen = params.get('state');
  // What is wrong comes first, until the admin chooses.
  const initial = counts && counts.faulty > 0 ? 'faulty' : 'all';
  const filter: RowFilter = rowFilters.find((each) => each === chosen) ?? initial;
  const query = useImport(imported._id, {
    page,
    limit: PAGE_SIZE,
    state: filter === 'all' ? undefined : filter,
    q: q || undefined,
  });
  return (
    <>
      <UnknownCategories imported={imported} />
      <ImageNotes images={imported.images} />
      {counts && (
        <>
          <FaultyRows imported={imported} count={counts.faulty} />
          <RowFilters
            counts={counts}
            value={filter}
            onChange={(state) => change({ state, page: undefined }, { preventScrollReset: true })}
          />
          <ExcludeAll importId={imported._id} counts={counts} filter={filter} />
        </>
      )}
      <TableSearch value={q} hint={t('search')} onSearch={setQ}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {query.data?.rows && t('found', { count: query.data.rows.total })}
        </Box>
      </TableSearch>
      <PagedList
        query={{
          ...query,
          data: query.data?.rows,
          currentData: query.currentData?.rows,
        }}
        pageSize={PAGE_SIZE}
        failed={t('failed')}
        empty={t('noRows')}
      >
        {(rows, busy) => (
          <Stack spacing={1.5} aria-busy={busy}>
            {rows.map((row) => (
              <CheckRow
                key={row.row}
                importId={imported._id}
                columns={imported.columns}
                row={row}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      <StepBar>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <ApplyButton imported={imported} />
          <Link href={paths.singleImport(imported._id, 'columns')} sx={{ py: 1 }}>
            {t('columns')}
          </Link>
        </Stack>
      </StepBar>
    </>
  );
}
