import ExpandMore from '@mui/icons-material/ExpandMore';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { NoScript } from '@/client/components/site/NoScript';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategoryDisclosure } from './CategoryDisclosure';
import { SidebarTree } from './SidebarTree';
import { selectTreeAround } from './offeredTree';
import type { ApiState } from './selectors';

export interface CategorySidebarProps {
  /** The category of the page, highlighted with all that is above it. */
  currentId?: string;
  /** The page is that category's own grid. */
  onGrid?: boolean;
}

/**
 * The tree of all categories. It is never higher than a wide screen, where it stays beside the
 * page and scrolls by itself; on small screens it folds up under its heading.
 */
export const CategorySidebar = memo(function CategorySidebar({
  currentId,
  onGrid = false,
}: CategorySidebarProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const heading = t('sidebar.heading');
  return (
    <>
      <NoScript>
        {typeof document === 'undefined' && <PlainSidebar {...{ heading, currentId }} />}
      </NoScript>
      <Box
        component="nav"
        aria-label={heading}
        data-scripted
        sx={{
          minWidth: 0,
          display: { lg: 'flex' },
          flexDirection: 'column',
          maxHeight: { lg: 'calc(100vh - 120px)' },
        }}
      >
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
        <Box
          id={id}
          sx={{
            display: { xs: unfolded ? 'block' : 'none', lg: 'flex' },
            flexDirection: 'column',
            minHeight: 0,
          }}
        >
          <SidebarTree currentId={currentId} onGrid={onGrid} onFollow={() => setUnfolded(false)} />
        </Box>
      </Box>
    </>
  );
});

/**
 * For browsers without script: of other categories only the outermost, whose pages lead to what is
 * below; the menu has all of them, and 300 once more were a tenth of the page.
 */
function PlainSidebar({ heading, currentId = '' }: { heading: string; currentId?: string }) {
  const { t } = useTranslation('catalogue');
  const categories = useSelector((state: ApiState) => selectTreeAround(state, currentId));
  return (
    <Box component="nav" aria-label={heading} sx={plainTree}>
      <details>
        <summary>{heading}</summary>
        {categories.length === 0 && <p>{t('sidebar.empty')}</p>}
        <CategoryDisclosure categories={categories} />
      </details>
    </Box>
  );
}

const plainTree = {
  '& ul': { listStyle: 'none', m: 0, p: 0, pl: 1.5 },
  '& a': { display: 'block' },
  // With the browser's own mark, which says that it opens.
  '& summary': { display: 'list-item' },
  '& a, & summary': { py: 1, color: 'inherit', cursor: 'pointer' },
  '& > details > summary': { fontWeight: 650 },
} satisfies SxProps<Theme>;
