import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Category } from '@/client/api';
import { paths } from '@/shared/siteMap';
import Box from '@mui/material/Box';
import { type BranchCounts, selectBranchCounts, withParts } from './branchCounts';

const linkList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 40,
    px: 2,
    py: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 5,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: 600,
    fontSize: '0.95rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'primary.main', bgcolor: 'grey.100' },
  },
  '& [data-name]': { minWidth: 0 },
  '& [data-count]': {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    fontWeight: 400,
  },
} satisfies SxProps<Theme>;

export interface CategoryLinksProps {
  label: string;
  categories: readonly Category[];
  /** How a name is shown; by default as it is. */
  renderName?: (name: string) => ReactNode;
  /** Parts that the links lead to; by default all in and below each category. */
  counts?: BranchCounts;
  /** What follows the path of each. */
  search?: string;
}

/**
 * Categories as a row of links to their grids, each with the number of parts where it is known.
 * Those that lead to none are left out.
 */
export function CategoryLinks(props: CategoryLinksProps) {
  const { label, categories, renderName, search = '' } = props;
  const all = useSelector(selectBranchCounts);
  const counts = props.counts ?? all;
  const offered = withParts(categories, counts);
  if (offered.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={linkList}>
      {offered.map(({ _id, name }) => (
        <li key={_id}>
          <Link href={paths.sparePartsGrid(_id) + search}>
            <span data-name>{renderName ? renderName(name) : name}</span>
            {counts.has(_id) && <span data-count>{counts.get(_id)}</span>}
          </Link>
        </li>
      ))}
    </Box>
  );
}
