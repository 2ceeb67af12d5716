import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import List from '@mui/material/List';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Category, CategoryPlace } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { flatten, selectAncestorsById, selectCategoriesById } from '../selectors';
import { MergeDialog, MoveDialog } from './ArrangeDialogs';
import { ArrangeMenu, type OpenMenu } from './ArrangeMenu';
import { ArrangeRow, menuButtonId } from './ArrangeRow';
import { INDENT, project, treeKeyboardCoordinates, visibleRows } from './places';
import { useArrange } from './useArrange';

/** Of larger trees only the top level is open at first. */
const MAX_OPEN = 60;

interface Dragging {
  active: Active;
  over: Over | null;
}

/** The category tree, arranged by pointer, by keyboard, or by the menu of each category. */
export function CategoryArranger({ tree }: { tree: Category[] }) {
  const { t } = useTranslation(['arrangeCategories', 'admin']);
  const arrange = useArrange();
  const byId = useSelector(selectCategoriesById);
  const ancestorsById = useSelector(selectAncestorsById);
  const [openIds, setOpenIds] = useState<readonly string[]>(() => {
    const all = flatten(tree).map(({ category }) => category._id);
    return all.length > MAX_OPEN ? [] : all;
  });
  const [draggedId, setDraggedId] = useState<string>();
  /** Of the dragged category, where it would be dropped. */
  const [level, setLevel] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [dialog, setDialog] = useState<{ kind: 'move' | 'merge'; category: Category }>();
  const [movedId, setMovedId] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeyboardCoordinates }),
  );
  const rows = useMemo(() => visibleRows(tree, openIds, draggedId), [tree, openIds, draggedId]);
  const nameOf = (id: string) => byId.get(id)?.name ?? '';

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (movedId && document.activeElement === document.body) {
      document.getElementById(menuButtonId(movedId))?.focus();
    }
  }, [rows, movedId]);

  const toggle = (id: string) =>
    setOpenIds(openIds.includes(id) ? openIds.filter((openId) => openId !== id) : [...openIds, id]);
  const move = (category: Category, place: CategoryPlace) => {
    const { parentId } = place;
    // It stays visible.
    if (parentId !== null) {
      const above = ancestorsById.get(parentId) ?? [];
      setOpenIds([...openIds, ...above.map(({ _id }) => _id), parentId]);
    }
    setMovedId(category._id);
    void arrange.move(category, place);
  };

  const projectionOf = ({ active, over }: Dragging) => {
    const { initial, translated } = active.rect.current;
    if (!over || !initial || !translated) return undefined;
    const steps = Math.round((translated.left - initial.left) / INDENT);
    return project(rows, String(active.id), String(over.id), steps);
  };
  const follow = (dragging: Dragging) => setLevel(projectionOf(dragging)?.level);
  const release = () => {
    setDraggedId(undefined);
    setLevel(undefined);
  };
  const drop = (dragging: Dragging) => {
    release();
    const row = rows.find(({ category }) => category._id === dragging.active.id);
    const projection = projectionOf(dragging);
    if (!row || !projection) return;
    const { parentId, before } = projection;
    const index = row.siblings.indexOf(row.category);
    const isThere = parentId === row.parentId && before === (row.siblings[index + 1]?._id ?? null);
    if (!isThere) move(row.category, { parentId, before });
  };

  const placeText = (dragging: Dragging) => {
    const projection = projectionOf(dragging);
    if (!projection) return undefined;
    const { parentId, before } = projection;
    const parent = parentId ? nameOf(parentId) : t('topLevel');
    if (before) return t('at.before', { parent, before: nameOf(before) });
    return t(before === null ? 'at.last' : 'at.byName', { parent });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('started', { name: nameOf(String(active.id)) }),
    onDragMove: placeText,
    onDragOver: placeText,
    onDragEnd: (dragging) => t('dropped', { place: placeText(dragging) ?? '' }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(String(active.id)) }),
  };
  const closeDialog = () => setDialog(undefined);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={release}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
    >
      <SortableContext
        items={rows.map(({ category }) => category._id)}
        strategy={verticalListSortingStrategy}
      >
        <List disablePadding aria-label={t('admin:nav.allCategories')}>
          {rows.map((row) => (
            <ArrangeRow
              key={row.category._id}
              row={row}
              level={(row.category._id === draggedId ? level : undefined) ?? row.level}
              onToggle={toggle}
              onMenu={setMenu}
            />
          ))}
        </List>
      </SortableContext>
      <ArrangeMenu
        menu={menu}
        onClose={() => setMenu(undefined)}
        onMove={move}
        onSort={(id) => void arrange.sort(id)}
        onMoveInto={(category) => setDialog({ kind: 'move', category })}
        onMerge={(category) => setDialog({ kind: 'merge', category })}
      />
      {dialog?.kind === 'move' && <MoveDialog {...dialog} onMove={move} onClose={closeDialog} />}
      {dialog?.kind === 'merge' && <MergeDialog {...dialog} onClose={closeDialog} />}
    </DndContext>
  );
}
