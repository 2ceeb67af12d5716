import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { langOf } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { OpenMenu } from './ArrangeMenu';
import { INDENT, type TreeRow } from './places';

/** The id of the button that opens the menu of a category. */
export const menuButtonId = (id: string) => `arrange-menu-${id}`;

interface ArrangeRowProps {
  row: TreeRow;
  /** While it is dragged, the one that it would have. */
  level: number;
  onToggle: (id: string) => void;
  onMenu: (menu: OpenMenu) => void;
}

/** A category of the tree, dragged by its handle. */
export function ArrangeRow({ row, level, onToggle, onMenu }: ArrangeRowProps) {
  const { t } = useTranslation(['arrangeCategories', 'adminCategories']);
  const { _id, name, children = [] } = row.category;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: _id });
  return (
    <ListItem
      ref={setNodeRef}
      divider
      disablePadding
      style={{
        // Only up and down: sideways it takes the place of its level.
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
        paddingLeft: level * INDENT,
      }}
      sx={{
        minHeight: 44,
        bgcolor: 'background.paper',
        ...(isDragging && { zIndex: 1, position: 'relative', boxShadow: 4, bgcolor: 'grey.100' }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        role={undefined}
        aria-label={t('drag', { name })}
        sx={{ width: 40, height: 40, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flex: '0 0 40px' }}>
        {children.length > 0 && (
          <IconButton
            aria-expanded={row.isOpen}
            aria-label={t(`adminCategories:list.${row.isOpen ? 'collapse' : 'expand'}`, { name })}
            onClick={() => onToggle(_id)}
            sx={{ width: 40, height: 40 }}
          >
            <ExpandMore fontSize="small" sx={{ rotate: row.isOpen ? '0deg' : '-90deg' }} />
          </IconButton>
        )}
      </Box>
      <Box
        dir="auto"
        lang={langOf(row.category)}
        sx={{ flexGrow: 1, minWidth: 0, fontWeight: level ? 400 : 600 }}
      >
        {name}
      </Box>
      <IconButton
        id={menuButtonId(_id)}
        aria-haspopup="menu"
        aria-label={t('menu', { name })}
        onClick={({ currentTarget }) => onMenu({ row, button: currentTarget })}
        sx={{ width: 40, height: 40 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
    </ListItem>
  );
}
