import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCategoriesQuery } from '../../api';
import { CategoryNode } from './CategoryNode';
import { useOpenPath } from './useOpenPath';

export interface CategorySidebarProps {
  /** The category of the page, highlighted with all that is above it. */
  currentId?: string;
  /** The page is that category's own grid. */
  onGrid?: boolean;
}

/** The tree of all categories; on small screens it folds up under its heading. */
export function CategorySidebar({ currentId, onGrid = false }: CategorySidebarProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const heading = t('sidebar.heading');
  return (
    <Box component="nav" aria-label={heading} sx={{ minWidth: 0 }}>
      <Typography
        variant="h2"
        sx={{
          display: { xs: 'none', lg: 'block' },
          typography: 'h4',
          pb: 1.5,
          mb: 1,
          borderBottom: 2,
          borderColor: 'primary.main',
        }}
      >
        {heading}
      </Typography>
      <Box
        component="button"
        type="button"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
        sx={{
          display: { xs: 'flex', lg: 'none' },
          justifyContent: 'space-between',
          alignItems: 'center',
          width: '100%',
          minHeight: 48,
          px: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'grey.100',
          color: 'text.primary',
          font: 'inherit',
          fontWeight: 650,
          cursor: 'pointer',
        }}
      >
        {heading}
        <ExpandMore aria-hidden sx={{ rotate: unfolded ? '180deg' : undefined }} />
      </Box>
      <Box id={id} sx={{ display: { xs: unfolded ? 'block' : 'none', lg: 'block' } }}>
        <Tree currentId={currentId} onGrid={onGrid} onFollow={() => setUnfolded(false)} />
      </Box>
    </Box>
  );
}

interface TreeProps {
  currentId?: string;
  onGrid: boolean;
  onFollow: () => void;
}

function Tree({ currentId, onGrid, onFollow }: TreeProps) {
  const { t } = useTranslation('catalogue');
  const { data: categories = [], isLoading, isUninitialized } = useListCategoriesQuery();
  const ancestorIds = useOpenPath(currentId);
  if (isLoading || isUninitialized) {
    return (
      <Box role="status" aria-label={t('sidebar.loading')} sx={{ pt: 1 }}>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Box>
    );
  }
  if (categories.length === 0) {
    return <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('sidebar.empty')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, pt: { xs: 1, lg: 0 }, listStyle: 'none' }}>
      {categories.map((category) => (
        <li key={category._id}>
          <CategoryNode
            category={category}
            position={{ currentId, ancestorIds, onGrid, onFollow }}
          />
        </li>
      ))}
    </Box>
  );
}
