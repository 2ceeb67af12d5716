import { useDispatch, useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectBranchCounts } from './branchCounts';
import { sidebarNodeToggled } from './categoriesSlice';
import { CategoryNode } from './CategoryNode';
import { treeStyles } from './treeStyles';
import { useCategoryTree } from './useCategoryTree';
import { useCurrentInView } from './useCurrentInView';
import { useOpenPath } from './useOpenPath';

export interface SidebarTreeProps {
  currentId?: string;
  /** The page is the current category's own grid. */
  onGrid: boolean;
  /** A link was followed. */
  onFollow: () => void;
}

/** The expandable tree of all categories with the way to the current one; it scrolls by itself. */
export function SidebarTree({ currentId, onGrid, onFollow }: SidebarTreeProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const dispatch = useDispatch();
  const { tree, isLoading } = useCategoryTree(currentId);
  const counts = useSelector(selectBranchCounts);
  const { ancestorIds, openIds } = useOpenPath(currentId);
  const list = useCurrentInView(currentId);
  if (isLoading) {
    return (
      <Box role="status" aria-label={t('common:loadingCategories')} sx={{ pt: 1 }}>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Box>
    );
  }
  if (tree.length === 0) {
    return <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('sidebar.empty')}</Typography>;
  }
  const position = {
    currentId,
    ancestorIds,
    openIds,
    onGrid,
    onFollow,
    onToggle: (id: string) => dispatch(sidebarNodeToggled(id)),
    counts,
    allIn: (category: string) => t('common:menu.allIn', { category }),
  };
  return (
    <Box component="ul" ref={list} sx={treeStyles}>
      {tree.map((category) => (
        <li key={category._id}>
          <CategoryNode category={category} position={position} />
        </li>
      ))}
    </Box>
  );
}
