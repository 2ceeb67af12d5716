import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Category } from '../../api';
import { paths } from '../../lib/paths';
import { selectSidebarNodes, sidebarNodeToggled } from './categoriesSlice';
import { hasOwnParts } from './hasOwnParts';

/** What every node needs to know about where the visitor is. */
export interface SidebarPosition {
  currentId?: string;
  /** Ids of the categories above the current one. */
  ancestorIds: readonly string[];
  /** The page itself is the current category's grid, not one of its parts. */
  onGrid: boolean;
  onFollow: () => void;
}

export interface CategoryNodeProps {
  category: Category;
  position: SidebarPosition;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 40,
  px: 1.5,
  py: 0.75,
  border: 0,
  borderLeft: '3px solid transparent',
  borderRadius: 0.5,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.95rem',
  lineHeight: 1.35,
  textAlign: 'left',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'grey.100' },
  // The column scrolls and would clip an outline around the row.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: 'secondary.main', fontWeight: 650 },
  '&[data-current]': { bgcolor: 'grey.100', borderLeftColor: 'secondary.main' },
} as const;

/** A link when nothing is below the category, else a button that opens and closes what is. */
export function CategoryNode({ category, position }: CategoryNodeProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const dispatch = useDispatch();
  const { currentId, ancestorIds, onGrid, onFollow } = position;
  const { _id, name, children = [] } = category;
  const open = useSelector(selectSidebarNodes).includes(_id);
  const current = _id === currentId;
  const grid = {
    component: Link,
    to: paths.sparePartsGrid(_id),
    onClick: onFollow,
    'aria-current': current ? ((onGrid ? 'page' : 'true') as 'page' | 'true') : undefined,
  };

  if (children.length === 0) {
    return (
      <Box {...grid} data-current={current || undefined} sx={row}>
        {name}
      </Box>
    );
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || ancestorIds.includes(_id) ? 'true' : undefined}
        data-current={current || undefined}
        onClick={() => dispatch(sidebarNodeToggled(_id))}
        sx={row}
      >
        {name}
        <ExpandMore
          aria-hidden
          fontSize="small"
          sx={{ flexShrink: 0, transition: 'transform 150ms', rotate: open ? '180deg' : undefined }}
        />
      </Box>
      <Box
        component="ul"
        id={id}
        aria-label={name}
        hidden={!open}
        sx={{ m: 0, ml: 1.75, p: 0, borderLeft: 1, borderColor: 'divider', listStyle: 'none' }}
      >
        {hasOwnParts(category) && (
          <li>
            <Box {...grid} sx={row}>
              {t('sidebar.allIn', { category: name })}
            </Box>
          </li>
        )}
        {children.map((child) => (
          <li key={child._id}>
            <CategoryNode category={child} position={position} />
          </li>
        ))}
      </Box>
    </>
  );
}
