import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useWhenOnline } from '@/client/lib/useWhenOnline';
import { useLastPage, usePageParam } from '@/client/lib/usePageParam';
import { DataTable, type DataTableProps } from './DataTable';
import { Pager, TablePager } from './Pager';
import { PAGE_SIZE, PAGE_SIZES, pageCount, usePageSize } from './TableSearch';

/** A list or record that could not be loaded; without `onRetry` where a retry can't help. */
export function ListError({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation('common');
  useWhenOnline(() => onRetry?.());
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  );
}

export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center', color: 'text.secondary' }}>
      {children}
    </Paper>
  );
}

/** As high as the rows that are being loaded. */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common');
  return (
    <Paper variant="outlined" role="status" aria-label={t('loading')} sx={{ px: 2 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Stack key={index} direction="row" spacing={2} sx={{ alignItems: 'center', height: 57 }}>
          <Skeleton variant="rounded" width={40} height={40} />
          <Skeleton sx={{ flex: 1 }} />
        </Stack>
      ))}
    </Paper>
  );
}

/** The part of a query hook's result that its screen needs. */
export interface Query<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryResultProps<Data> {
  query: Query<Data>;
  /** Fallback for an error without a text. */
  failed: string;
  /** Text of a list without rows. */
  empty?: string;
  /** Failures that a retry can't help. */
  isFinal?: (error: unknown) => boolean;
  /** Height of the skeleton. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A query's data, its skeleton or its error, with a retry where that can help. */
export function QueryResult<Data>(props: QueryResultProps<Data>) {
  const { query, failed, empty, isFinal, rows = PAGE_SIZE, children } = props;
  const { data, error, isFetching, refetch } = query;
  const errorText = useErrorText();
  if (error && !isFetching) {
    return (
      <ListError
        text={errorText(error, failed)}
        onRetry={isFinal?.(error) ? undefined : () => void refetch()}
      />
    );
  }
  if (data === undefined) return <ListSkeleton rows={rows} />;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return isEmpty ? <ListEmpty>{empty}</ListEmpty> : children(data);
}

interface Page<Row> {
  data: readonly Row[];
  total: number;
}

export interface PagedListProps<Row> extends Omit<QueryResultProps<never>, 'query' | 'children'> {
  query: Query<Page<Row>> & { currentData?: Page<Row> };
  empty: string;
  pageSize?: number;
  /** Has a choice of rows per page, see `usePageSize`, in place of `pageSize`. */
  offersSizes?: boolean;
  /** `busy`: the rows are about to be replaced. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** On two lines where one is too narrow. */
const toolbar = {
  flexWrap: 'wrap',
  justifyContent: 'center',
  py: 1,
  '& .MuiPagination-root': { mt: 0 },
  '& .MuiTablePagination-select:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;

/** The page of a list that the URL names, with its pager. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, empty, offersSizes, children, ...states } = props;
  const { t } = useTranslation('admin');
  const [chosenSize, setSize] = usePageSize();
  const pageSize = offersSizes ? chosenSize : (props.pageSize ?? PAGE_SIZE);
  const [page, setPage] = usePageParam();
  const { currentData, isFetching } = query;
  const current = isFetching ? undefined : currentData;
  useLastPage(page, current && pageCount(current.total, pageSize), setPage);
  return (
    <QueryResult {...states} query={query}>
      {({ data, total }) =>
        data.length === 0 && page <= pageCount(total, pageSize) ? (
          <ListEmpty>{empty}</ListEmpty>
        ) : (
          <>
            {children(data, isFetching)}
            {offersSizes && total > PAGE_SIZE ? (
              <TablePagination
                component="div"
                count={total}
                page={page - 1}
                onPageChange={(_event, next) => setPage(next + 1)}
                rowsPerPage={pageSize}
                rowsPerPageOptions={PAGE_SIZES}
                onRowsPerPageChange={({ target }) => setSize(Number(target.value))}
                labelRowsPerPage={t('table.rowsPerPage')}
                labelDisplayedRows={({ from, to, count }) =>
                  t('table.rows', { from, to, total: count })
                }
                ActionsComponent={TablePager}
                slotProps={{ toolbar: { sx: toolbar }, spacer: { sx: { display: 'none' } } }}
              />
            ) : (
              total > pageSize && (
                <Pager page={page} count={pageCount(total, pageSize)} onChange={setPage} />
              )
            )}
          </>
        )
      }
    </QueryResult>
  );
}

type PagedTableProps<Row, Field extends string> = Omit<DataTableProps<Row, Field>, 'rows'> &
  Omit<PagedListProps<Row>, 'children' | 'rows' | 'isFinal'> & {
    /** Above the table: how many rows all pages have. */
    count?: string;
  };

export function PagedTable<Row extends { _id: string }, Field extends string = never>(
  props: PagedTableProps<Row, Field>,
) {
  const { query, failed, empty, count, offersSizes, ...table } = props;
  return (
    <PagedList query={query} failed={failed} empty={empty} offersSizes={offersSizes}>
      {(rows, busy) => (
        <>
          {count && (
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {count}
            </Typography>
          )}
          <DataTable busy={busy} {...table} rows={rows} />
        </>
      )}
    </PagedList>
  );
}
