import Link from '@mui/material/Link';
import IconButton from '@mui/material/IconButton';
import ExpandMore from '@mui/icons-material/ExpandMore';
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
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { paths } from '@/shared/siteMap';
import { mobileRow } from './MobileSection';
import { plainList } from './navStyles';

const LEVELS = 3;

/** The category tree for small screens: every name leads to its grid, an arrow shows what is below. */
export function MobileCategories({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('common');
  const { tree, isLoading } = useCategoryTree();
  if (tree.length === 0) {
    return (
      <Box component="li" role="status" sx={{ px: 1, py: 2, color: 'text.secondary' }}>
        {t(isLoading ? 'loading' : 'menu.noCategories')}
      </Box>
    );
  }
  return tree.map((category) => (
    <MobileCategory key={category._id} {...{ category, onFollow }} level={0} />
  ));
}

interface MobileCategoryProps {
  category: Category;
  level: number;
  onFollow: () => void;
}

function MobileCategory({ category, level, onFollow }: MobileCategoryProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const dispatch = useDispatch();
  const open = useSelector(selectMenuBranches)[level] === category._id;
  const { _id, name, children = [] } = category;
  const expandable = children.length > 0 && level < LEVELS - 1;
  return (
    <li>
      <Box sx={{ display: 'flex', borderBottom: '1px solid', borderColor: 'divider' }}>
        <Link
          component={NavLink}
          end
          to={paths.sparePartsGrid(_id)}
          onClick={onFollow}
          sx={{ ...mobileRow, borderBottom: 0 }}
        >
          {name}
        </Link>
        {expandable && (
          <IconButton
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('menu.subcategoriesOf', { category: name })}
            onClick={() => dispatch(menuBranchToggled({ level, id: _id }))}
            sx={{ width: 52, borderRadius: 0 }}
          >
            <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        )}
      </Box>
      {expandable && (
        <Box component="ul" id={id} hidden={!open} sx={{ ...plainList, pl: 2 }}>
          {open &&
            children.map((child) => (
              <MobileCategory
                key={child._id}
                {...{ category: child, onFollow }}
                level={level + 1}
              />
            ))}
        </Box>
      )}
    </li>
  );
}
