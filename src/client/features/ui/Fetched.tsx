import type { ReactNode } from 'react';
import { errorText, isNotFound } from '@/client/api';
import { ListEmpty, ListError, ListSkeleton } from '@/client/components/console/ListStates';
import { Pager } from '@/client/components/console/Pager';
import { pageCount } from '@/client/components/console/useTableQuery';
import { useLastPage } from '@/client/lib/useLastPage';
import { usePageParam } from '@/client/lib/usePageParam';

/** What the hook of a query tells, as far as its screen needs it. */
export interface Query<Data> {
  /** May be what was asked for before. */
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface FetchedProps<Data> {
  query: Query<Data>;
  /** What a failure is called that has no text of its own. */
  failed: string;
  /** What it means that there is no such address, where that is no fault. */
  notOffered?: string;
  /** Failures that asking again can't help. */
  isFinal?: (error: unknown) => boolean;
  /** Height of what is on its way, in rows. */
  rows: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or what is to be said in its place, with a button to ask again where that can help. */
export function Fetched<Data>(props: FetchedProps<Data>) {
  const { query, failed, notOffered, isFinal, rows, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (error && !isFetching) {
    const isMissing = notOffered !== undefined && isNotFound(error);
    return (
      <ListError
        text={isMissing ? notOffered : errorText(error, failed)}
        onRetry={isMissing || isFinal?.(error) ? undefined : () => void refetch()}
      />
    );
  }
  return data === undefined ? <ListSkeleton rows={rows} /> : children(data);
}

interface Page<Row> {
  data: readonly Row[];
  total: number;
}

export interface PagedListProps<Row> extends Omit<FetchedProps<never>, 'query' | 'children'> {
  query: Query<Page<Row>> & { currentData?: Page<Row> };
  empty: string;
  /** `busy`: other rows are about to take their place. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** The page of a list that the address names, with its pager. */
export function PagedList<Row>({ query, empty, children, ...states }: PagedListProps<Row>) {
  const [page, setPage] = usePageParam();
  const { currentData, isFetching } = query;
  const known = isFetching ? undefined : currentData;
  useLastPage(page, known && pageCount(known.total), setPage);
  return (
    <Fetched {...states} query={query}>
      {({ data, total }) =>
        data.length === 0 && page <= pageCount(total) ? (
          <ListEmpty>{empty}</ListEmpty>
        ) : (
          <>
            {children(data, isFetching)}
            <Pager page={page} pages={pageCount(total)} onPage={setPage} />
          </>
        )
      }
    </Fetched>
  );
}
