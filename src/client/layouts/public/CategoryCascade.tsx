import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Category } from '@/client/api';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { MenuLink, MenuRow, MenuText, useMenuBranch } from './MenuRow';
import { CATEGORY_LEVELS } from './navigation';

/** The category tree as a column for each level; a level renders when its category is opened. */
export function CategoryCascade({ emptyText }: { emptyText: string }) {
  const { t } = useTranslation('common');
  const { tree, isLoading } = useCategoryTree();
  if (tree.length === 0) {
    return (
      <Typography role="status" sx={{ px: 2.5, py: 3, font: 'inherit', color: 'text.secondary' }}>
        {isLoading ? t('loading') : emptyText}
      </Typography>
    );
  }
  return (
    <Box sx={{ position: 'relative', height: 'min(460px, calc(100vh - 220px))', minHeight: 240 }}>
      {tree.some(({ children }) => children?.length) && (
        <Typography sx={{ mx: '33.333%', px: 4, pt: 3, font: 'inherit', color: 'text.secondary' }}>
          {t('menu.hint')}
        </Typography>
      )}
      <CategoryColumn categories={tree} level={0} />
    </Box>
  );
}

interface CategoryColumnProps {
  id?: string;
  categories: Category[];
  level: number;
  parent?: Category;
}

/**
 * A level is beside the one above on the screen and right behind its button in the document.
 * Therefore the list that scrolls isn't positioned: it would clip the levels below.
 */
function CategoryColumn({ id, categories, level, parent }: CategoryColumnProps) {
  const { t } = useTranslation('common');
  return (
    <Box
      id={id}
      sx={[
        { position: 'absolute', top: 0, bottom: 0, bgcolor: 'background.paper' },
        parent
          ? { left: '100%', width: '100%', borderLeft: 1, borderColor: 'divider' }
          : { left: 0, width: '33.333%', borderRight: 1, borderColor: 'divider' },
      ]}
    >
      <List
        aria-label={parent && t('menu.subcategoriesOf', { category: parent.name })}
        sx={{
          position: 'static',
          height: '100%',
          boxSizing: 'border-box',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        }}
      >
        {!!parent?.partCount && (
          <ListItem disablePadding>
            <MenuLink
              to={paths.sparePartsGrid(parent._id)}
              sx={{ color: 'secondary.main', fontWeight: 600 }}
            >
              {t('menu.allIn', { category: parent.name })}
            </MenuLink>
          </ListItem>
        )}
        {categories.map((category) =>
          category.children?.length && level < CATEGORY_LEVELS - 1 ? (
            <CategoryBranch key={category._id} category={category} level={level} />
          ) : (
            <ListItem key={category._id} disablePadding>
              <MenuLink to={paths.sparePartsGrid(category._id)}>{category.name}</MenuLink>
            </ListItem>
          ),
        )}
      </List>
    </Box>
  );
}

function CategoryBranch({ category, level }: { category: Category; level: number }) {
  const id = useId();
  const { open, toggle } = useMenuBranch(level, category._id);
  return (
    <li>
      <MenuRow aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
        <MenuText>{category.name}</MenuText>
        <ChevronRight fontSize="small" />
      </MenuRow>
      {open && (
        <CategoryColumn
          id={id}
          categories={category.children ?? []}
          level={level + 1}
          parent={category}
        />
      )}
    </li>
  );
}
