import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import type { SparePart, SparePartPage } from '@/client/api';
import { StepPager } from '@/client/components/site/StepPager';
import { LoadingPartGrid, PartGrid } from '@/client/features/spareParts/list/PartGrid';
import { PARTS_PER_PAGE, resultsId } from '@/client/features/spareParts/list/partQueries';
import { useLastPage, usePageParam } from '@/client/lib/usePageParam';

export interface PartPageProps {
  label: string;
  loadingLabel: string;
  /** See `PartGrid`. */
  wide?: boolean;
  /** Undefined while it is loading. */
  page: SparePartPage | undefined;
  /** Above the cards, and not before them: it would push them down. */
  lead?: ReactNode;
  renderCard: (part: SparePart, index: number) => ReactNode;
  /** In place of the cards when there is no part at all. */
  empty: ReactNode;
}

/** One page of parts, its loading state and its pager. */
export function PartPage(props: PartPageProps) {
  const { label, loadingLabel, wide, page: found, lead, renderCard, empty } = props;
  const [page, setPage] = usePageParam();
  const region = useRef<HTMLDivElement>(null);
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / PARTS_PER_PAGE));
  const beyond = useLastPage(page, found && pages, setPage);

  const goTo = (to: number) => {
    setPage(to);
    // The next Tab goes to the new page's first part.
    region.current?.focus({ preventScroll: true });
  };

  return (
    <Box ref={region} id={resultsId} tabIndex={-1} sx={{ outline: 'none' }}>
      {!found || beyond ? (
        <LoadingPartGrid label={loadingLabel} wide={wide} />
      ) : found.total === 0 ? (
        empty
      ) : (
        <>
          {lead}
          <PartGrid label={label} wide={wide}>
            {found.data.map(renderCard)}
          </PartGrid>
          <Box sx={{ mt: { xs: 4, md: 6 } }}>
            <StepPager page={page} pages={pages} onPage={goTo} />
          </Box>
        </>
      )}
    </Box>
  );
}
