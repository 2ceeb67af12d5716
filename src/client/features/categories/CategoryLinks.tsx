import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Category } from '../../api';
import { paths } from '../../../shared/siteMap';
import { Box } from '../../components/Box';
import { Link } from '../../components/Link';
import { countBelow } from './selectors';

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
  '& [data-count]': { color: 'text.secondary', fontWeight: 400 },
} satisfies SxProps<Theme>;

export interface CategoryLinksProps {
  label: string;
  categories: readonly Category[];
  /** How a name is shown; by default as it is. */
  renderName?: (name: string) => ReactNode;
}

/** Categories as a row of links to their grids, each with the number of parts where it is known. */
export function CategoryLinks({ label, categories, renderName }: CategoryLinksProps) {
  return (
    <Box component="ul" aria-label={label} sx={linkList}>
      {categories.map((category) => (
        <li key={category._id}>
          <Link to={paths.sparePartsGrid(category._id)}>
            <span>{renderName ? renderName(category.name) : category.name}</span>
            <LinkPartCount category={category} />
          </Link>
        </li>
      ))}
    </Box>
  );
}

function LinkPartCount({ category }: { category: Category }) {
  const { parts } = countBelow(category);
  if (parts === undefined) return null;
  return <span data-count>{parts}</span>;
}
