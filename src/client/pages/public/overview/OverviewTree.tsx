import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import type { Category } from '@/client/api';
import { paths } from '@/shared/siteMap';
import Box from '@mui/material/Box';
import { selectBranchCounts, withParts } from '@/client/features/categories/branchCounts';
import { OverviewPartCount } from './OverviewPartCount';

/** Categories from the third level down as nested lists of links, however deep they go. */
export function OverviewTree({ categories }: { categories: readonly Category[] }) {
  const offered = withParts(categories, useSelector(selectBranchCounts));
  if (offered.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', '& &': { mt: 0, pl: 2 } }}>
      {offered.map((category) => (
        <Box component="li" key={category._id} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5 }}>
            <Link
              href={paths.sparePartsGrid(category._id)}
              underline="always"
              sx={{ textDecorationColor: 'divider' }}
            >
              {category.name}
            </Link>
            <OverviewPartCount category={category} />
          </Box>
          <OverviewTree categories={category.children ?? []} />
        </Box>
      ))}
    </Box>
  );
}
