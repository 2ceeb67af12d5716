import Link from '@mui/material/Link';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Category } from '@/client/api';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  menuBranchToggled,
  selectMenuBranches,
} from '@/client/features/categories/categoriesSlice';
import { paths } from '@/shared/siteMap';
import { menuRow, plainList } from './navStyles';

/** Levels of the menu; what lies deeper is reached from the grid's sidebar. */
const LEVELS = 3;

export interface CategoryColumnProps {
  categories: Category[];
  /** 0 is the outermost. */
  level?: number;
  /** The category whose subcategories these are. */
  parent?: Category;
  onFollow: () => void;
}

/**
 * One level of the Spare Parts menu. A level below stands beside this one on the screen and
 * right behind its button in the document. Therefore the list that scrolls isn't positioned:
 * it would clip the levels below.
 */
export function CategoryColumn({ categories, level = 0, parent, onFollow }: CategoryColumnProps) {
  const { t } = useTranslation('common');
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: level === 0 ? 0 : '100%',
        width: level === 0 ? '33.333%' : '100%',
        borderRight: level === 0 ? '1px solid' : 0,
        borderLeft: level > 0 ? '1px solid' : 0,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="ul"
        aria-label={parent && t('menu.subcategoriesOf', { category: parent.name })}
        sx={{
          ...plainList,
          height: '100%',
          py: 1,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          '& > li > a, & > li > button': menuRow,
          '& > li > a[data-own]': { color: 'secondary.main', fontWeight: 600 },
        }}
      >
        {!!parent?.partCount && (
          <li>
            <Link
              component={NavLink}
              end
              to={paths.sparePartsGrid(parent._id)}
              onClick={onFollow}
              data-own
            >
              {t('menu.allIn', { category: parent.name })}
            </Link>
          </li>
        )}
        {categories.map((category) => (
          <CategoryEntry key={category._id} {...{ category, level, onFollow }} />
        ))}
      </Box>
    </Box>
  );
}

interface CategoryEntryProps {
  category: Category;
  level: number;
  onFollow: () => void;
}

/** A link when there is nothing below the category, else a button that shows what is. */
function CategoryEntry({ category, level, onFollow }: CategoryEntryProps) {
  const id = useId();
  const dispatch = useDispatch();
  const open = useSelector(selectMenuBranches)[level] === category._id;
  const { _id, name, children = [] } = category;
  if (children.length === 0 || level === LEVELS - 1) {
    return (
      <li>
        <Link component={NavLink} end to={paths.sparePartsGrid(_id)} onClick={onFollow}>
          {name}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => dispatch(menuBranchToggled({ level, id: _id }))}
      >
        {name}
        <ChevronRight fontSize="small" aria-hidden />
      </button>
      <div id={id}>
        {open && (
          <CategoryColumn
            categories={children}
            level={level + 1}
            parent={category}
            onFollow={onFollow}
          />
        )}
      </div>
    </li>
  );
}
