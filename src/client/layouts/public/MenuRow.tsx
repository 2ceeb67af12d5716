import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import {
  menuBranchToggled,
  selectMenuBranches,
} from '@/client/features/categories/categoriesSlice';
import { menusClosed } from '@/client/features/ui/uiSlice';

/** A row of a menu, on phones high enough for a thumb. */
export const MenuRow = styled(ListItemButton)(({ theme }) => ({
  minHeight: 52,
  padding: theme.spacing(0.5, 1),
  '&[aria-current="page"]': { color: theme.palette.secondary.main },
  [theme.breakpoints.up('lg')]: {
    minHeight: 44,
    padding: theme.spacing(0.5, 2.5),
    '&[aria-current="page"], &[aria-expanded="true"]': { fontWeight: 650 },
    '&[aria-expanded="true"]': { backgroundColor: theme.palette.grey[200] },
  },
})) as typeof ListItemButton;

interface MenuLinkProps extends Pick<ListItemButtonProps, 'divider' | 'sx'> {
  to: string;
  onFocus?: () => void;
  onMouseEnter?: () => void;
  /** Of the text, where it is not the page's. */
  lang?: string;
  children: ReactNode;
}

export function MenuLink({ lang, children, ...props }: MenuLinkProps) {
  const dispatch = useDispatch();
  return (
    <MenuRow component={NavLink} end onClick={() => dispatch(menusClosed())} {...props}>
      <MenuText lang={lang}>{children}</MenuText>
    </MenuRow>
  );
}

/** The text of a row, which may be an admin's. */
export const MenuText = ({ lang, children }: Pick<MenuLinkProps, 'lang' | 'children'>) => (
  <ListItemText disableTypography primary={children} dir="auto" lang={lang} />
);

/** Whether the subcategories of a category are shown; at most one branch is open per level. */
export function useMenuBranch(level: number, id: string) {
  const dispatch = useDispatch();
  return {
    open: useSelector(selectMenuBranches)[level] === id,
    toggle: () => dispatch(menuBranchToggled({ level, id })),
  };
}
