import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { type Category, langOf } from '@/client/api';
import { TextWithName } from '@/client/components/site/TextWithName';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { paths } from '@/shared/siteMap';
import { MenuLink, MenuRow, MenuText, useMenuBranch } from './MenuRow';
import { CASCADE_COLUMN, CATEGORY_LEVELS } from './navigation';

/** With its image 1 kB of script that no page needs before the menu opens. */
const CategoryPreview = lazyOptional(() => import('./CategoryPreview'));

type OnPreview = (category: Category) => void;

/** Properties of a row that previews its category under the mouse and with the keyboard's focus. */
const previewing = (category: Category, onPreview: OnPreview) => ({
  onMouseEnter: () => onPreview(category),
  onFocus: () => onPreview(category),
});

/**
 * The category tree as a column for each level, beside a preview of the last category that was
 * pointed at; a level renders when its category is opened.
 */
export default function CategoryCascade({ emptyText }: { emptyText: string }) {
  const { t } = useTranslation('common');
  const { tree, isLoading } = useCategoryTree();
  const [previewed, setPreviewed] = useState<Category>();
  if (tree.length === 0) {
    return (
      <Typography role="status" sx={{ px: 2.5, py: 3, font: 'inherit', color: 'text.secondary' }}>
        {isLoading ? t('loading') : emptyText}
      </Typography>
    );
  }
  return (
    <Box sx={{ position: 'relative', height: 'min(460px, calc(100vh - 220px))', minHeight: 240 }}>
      <CategoryColumn categories={tree} level={0} onPreview={setPreviewed} />
      <Box sx={previewPanel}>
        {previewed ? (
          <Suspense>
            <CategoryPreview category={previewed} />
          </Suspense>
        ) : (
          tree.some(({ children }) => children?.length) && t('menu.hint')
        )}
      </Box>
    </Box>
  );
}

const previewPanel = {
  position: 'absolute',
  inset: '0 0 0 auto',
  boxSizing: 'border-box',
  width: CASCADE_COLUMN,
  p: 2.5,
  overflow: 'hidden',
  borderLeft: 1,
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

interface CategoryColumnProps {
  id?: string;
  categories: Category[];
  level: number;
  parent?: Category;
  onPreview: OnPreview;
}

/**
 * A level is beside the one above on the screen and right after its button in the document.
 * Therefore the list that scrolls isn't positioned: it would clip the levels below.
 */
function CategoryColumn({ id, categories, level, parent, onPreview }: CategoryColumnProps) {
  const { t } = useTranslation('common');
  return (
    <Box
      id={id}
      sx={[
        { position: 'absolute', top: 0, bottom: 0, bgcolor: 'background.paper' },
        parent
          ? { left: '100%', width: '100%', borderLeft: 1, borderColor: 'divider' }
          : { left: 0, width: CASCADE_COLUMN, borderRight: 1, borderColor: 'divider' },
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
              {...previewing(parent, onPreview)}
              to={paths.sparePartsGrid(parent._id)}
              sx={{ color: 'secondary.main', fontWeight: 600 }}
            >
              <TextWithName
                text={t('menu.allIn', { category: parent.name })}
                name={parent.name}
                lang={langOf(parent)}
              />
            </MenuLink>
          </ListItem>
        )}
        {categories.map((category) =>
          category.children?.length && level < CATEGORY_LEVELS - 1 ? (
            <CategoryBranch
              key={category._id}
              category={category}
              level={level}
              onPreview={onPreview}
            />
          ) : (
            <ListItem key={category._id} disablePadding>
              <MenuLink
                {...previewing(category, onPreview)}
                to={paths.sparePartsGrid(category._id)}
                lang={langOf(category)}
              >
                {category.name}
              </MenuLink>
            </ListItem>
          ),
        )}
      </List>
    </Box>
  );
}

interface CategoryBranchProps {
  category: Category;
  level: number;
  onPreview: OnPreview;
}

function CategoryBranch({ category, level, onPreview }: CategoryBranchProps) {
  const id = useId();
  const { open, toggle } = useMenuBranch(level, category._id);
  return (
    <li>
      <MenuRow
        {...previewing(category, onPreview)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <MenuText lang={langOf(category)}>{category.name}</MenuText>
        <ChevronRight fontSize="small" />
      </MenuRow>
      {open && (
        <CategoryColumn
          id={id}
          categories={category.children ?? []}
          level={level + 1}
          parent={category}
          onPreview={onPreview}
        />
      )}
    </li>
  );
}
