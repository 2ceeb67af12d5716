import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Category, langOf } from '@/client/api';
import { TextWithName } from '@/client/components/site/TextWithName';
import { scrollCue } from '@/client/components/site/scrollCue';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import {
  selectSidebarNodes,
  selectSidebarPathTo,
  sidebarNodesExpanded,
  sidebarNodeToggled,
} from './categoriesSlice';
import { hasOwnParts, selectAncestorsById, selectBranchCounts } from './selectors';
import { useCategoryTree } from './useCategoryTree';

interface SidebarTreeProps {
  currentId?: string;
  /** The page is the current category's own grid. */
  onGrid: boolean;
  onFollow: () => void;
}

interface TreeState extends SidebarTreeProps {
  ancestorIds: readonly string[];
  openIds: readonly string[];
}

export function SidebarTree({ currentId, onGrid, onFollow }: SidebarTreeProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { tree, isLoading } = useCategoryTree(currentId);
  const { ancestorIds, openIds } = useOpenPath(currentId);
  const list = useScrollToCurrent(currentId);
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
  const state = { currentId, onGrid, onFollow, ancestorIds, openIds };
  return (
    // A category with children is a button, which without script leads to its grid.
    <Box component="form" method="get" sx={{ display: 'contents' }}>
      <Tree ref={list} disablePadding sx={scrollCue}>
        {tree.map((category) => (
          <CategoryNode key={category._id} category={category} state={state} />
        ))}
      </Tree>
    </Box>
  );
}

const Tree = styled(List)(({ theme }) => ({
  paddingTop: theme.spacing(1),
  fontSize: '0.95rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: { paddingTop: 0, overflowY: 'auto' },
  [`& .${listItemButtonClasses.root}`]: {
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 40,
    padding: theme.spacing(0.75, 1.5),
    borderLeft: '3px solid transparent',
    borderRadius: 3,
    font: 'inherit',
    '&.Mui-selected': { borderColor: theme.palette.secondary.main },
    '&[aria-current]': { color: theme.palette.secondary.main, fontWeight: 650 },
  },
}));

const Count = styled('span')(({ theme }) => ({
  flexShrink: 0,
  marginLeft: 'auto',
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 400,
}));

function CategoryNode({ category, state }: { category: Category; state: TreeState }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const dispatch = useDispatch();
  const id = useId();
  const count = useSelector(selectBranchCounts).get(category._id);
  const { currentId, onGrid, onFollow, ancestorIds, openIds } = state;
  const { _id, name, children = [] } = category;
  const isOpen = openIds.includes(_id);
  const isCurrent = _id === currentId;
  const isOnPath = isCurrent || ancestorIds.includes(_id);
  const grid = {
    href: paths.sparePartsGrid(_id),
    'aria-current': isCurrent ? (onGrid ? 'page' : 'true') : undefined,
    onClick: onFollow,
  } as const;
  const content = (
    <>
      <span dir="auto" lang={langOf(category)}>
        {name}
      </span>
      {/* Not read out: with each of 300 names it would be in the way. */}
      {count !== undefined && <Count aria-hidden>{count}</Count>}
    </>
  );
  if (children.length === 0) {
    return (
      <li>
        <ListItemButton selected={isCurrent} {...grid}>
          {content}
        </ListItemButton>
      </li>
    );
  }
  return (
    <li>
      <ListItemButton
        component="button"
        type="submit"
        formAction={localizedPath(language, grid.href)}
        selected={isCurrent}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isOnPath || undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          dispatch(sidebarNodeToggled(_id));
        }}
      >
        {content}
        {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse id={id} in={isOpen} unmountOnExit>
        <List
          disablePadding
          aria-label={name}
          sx={{ ml: 1.75, borderLeft: 1, borderColor: 'divider' }}
        >
          {hasOwnParts(category) && (
            <li>
              <ListItemButton {...grid}>
                <TextWithName
                  text={t('menu.allIn', { category: name })}
                  name={name}
                  lang={langOf(category)}
                />
              </ListItemButton>
            </li>
          )}
          {children.map((child) => (
            <CategoryNode key={child._id} category={child} state={state} />
          ))}
        </List>
      </Collapse>
    </li>
  );
}

/**
 * Ids of the categories above the current one and of all open ones. The path to a category opens when
 * it becomes the current one; afterwards the visitor opens and closes everything.
 */
function useOpenPath(currentId: string | undefined) {
  const dispatch = useDispatch();
  const ancestors = useSelector(selectAncestorsById).get(currentId ?? '');
  const expandedIds = useSelector(selectSidebarNodes);
  const isExpanded = useSelector(selectSidebarPathTo) === currentId;
  const ancestorIds = ancestors?.map(({ _id }) => _id) ?? [];
  useLayoutEffect(() => {
    if (!currentId || !ancestors) return;
    dispatch(sidebarNodesExpanded([...ancestors.map(({ _id }) => _id), currentId]));
  }, [currentId, ancestors, dispatch]);
  // In the first rendering too, and on the server: the tree must not jump open.
  const path = isExpanded || !currentId ? [] : [...ancestorIds, currentId];
  return { ancestorIds, openIds: [...expandedIds, ...path] };
}

/**
 * Scrolls the tree, and unlike `scrollIntoView` not the page, when another category becomes the
 * current one and its row is not visible.
 */
function useScrollToCurrent(currentId: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const shownId = useRef<string>(undefined);
  // After every render: the row may come later than the id, with the tree or with its branch.
  useLayoutEffect(() => {
    const row = list.current?.querySelector('.Mui-selected');
    if (!list.current || !row || shownId.current === currentId) return;
    shownId.current = currentId;
    // The tree is a scroll container on wide screens only.
    if (!window.matchMedia('(min-width: 64rem)').matches) return;
    const position = row.getBoundingClientRect();
    const { top, bottom: end } = list.current.getBoundingClientRect();
    // Before the page is scrolled, the tree may reach below the screen.
    const bottom = Math.min(end, window.innerHeight);
    if (position.top >= top && position.bottom <= bottom) return;
    list.current.scrollTop += (position.top + position.bottom - top - bottom) / 2;
  });
  return list;
}
