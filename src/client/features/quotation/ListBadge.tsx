import Badge from '@mui/material/Badge';
import { MAX_LINES } from '@/shared/limits';

/** At the corner of the element that it stands in. */
const ListBadge = ({ count }: { count: number }) => (
  <Badge
    badgeContent={count}
    max={MAX_LINES}
    color="secondary"
    sx={{ position: 'absolute', top: 10, right: 12 }}
  />
);

export default ListBadge;
