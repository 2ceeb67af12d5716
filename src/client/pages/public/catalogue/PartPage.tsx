import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import type { SparePart, SparePartPage } from '@/client/api';
import { GridList, twoColumns } from '@/client/components/GridList';
import { StepPager } from '@/client/components/site/StepPager';
import { LoadingCard } from '@/client/features/spareParts/list/CatalogueCard';
import { PARTS_PER_PAGE, resultsId } from '@/client/features/spareParts/list/partQueries';
import { useLastPage, usePageParam } from '@/client/lib/usePageParam';

const gridProps = (wide = false) => ({
  columns: {
    xs: twoColumns,
    md: 'repeat(3, minmax(0, 1fr))',
    lg: `repeat(${wide ? 4 : 3}, minmax(0, 1fr))`,
  },
  gap: { xs: 1.5, sm: 2, lg: 3 },
});

interface PartPageProps {
  label: string;
  loadingLabel: string;
  /** The page has no other column: there is room for one more card in a row. */
  wide?: boolean;
  page: SparePartPage | undefined;
  /** Above the cards; it comes with them, so that it doesn't push them down. */
  lead?: ReactNode;
  renderCard: (part: SparePart, index: number) => ReactNode;
  /** In place of the cards when there is no part at all. */
  empty: ReactNode;
}

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
        <LoadingParts label={loadingLabel} wide={wide} />
      ) : found.total === 0 ? (
        empty
      ) : (
        <>
          {lead}
          <GridList label={label} {...gridProps(wide)}>
            {found.data.map(renderCard)}
          </GridList>
          <Box sx={{ mt: { xs: 4, md: 6 } }}>
            <StepPager page={page} pages={pages} onPage={goTo} />
          </Box>
        </>
      )}
    </Box>
  );
}

export function LoadingParts({ label, wide }: { label: string; wide?: boolean }) {
  return (
    <div role="status">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, height: 24, mb: 3 }}>
        <CircularProgress size={20} aria-label={label} />
        <span aria-hidden>{label}</span>
      </Stack>
      <div aria-hidden>
        <GridList {...gridProps(wide)}>
          {Array.from({ length: PARTS_PER_PAGE }, (_, index) => (
            <LoadingCard key={index} />
          ))}
        </GridList>
      </div>
    </div>
  );
}
