import { Box } from './Box';
import { Spinner } from './Spinner';

/** A spinner that fills the place of a page; `label` is read to screen readers. */
export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
      <Spinner label={label} />
    </Box>
  );
}
