import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import List from '@mui/material/List';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Category } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { flatten } from '../selectors';
import { ArrangeMenu, type OpenMenu } from './ArrangeMenu';
import { ArrangeRow, menuButtonId } from './ArrangeRow';
import { type Projection, project, visibleRows } from './places';
import { INDENT, treeKeyboardCoordinates } from './treeKeyboard';
import { useArrange } from './useArrange';

/** Of larger trees only the top level is open at first. */
const MAX_OPEN = 60;

interface CategoryArrangerProps {
  tree: Category[];
  onMoveInto: (category: Category) => void;
  onMerge: (category: Category) => void;
}

/** The category tree, arranged by pointer, by keyboard, or by the menu of each category. */
export function CategoryArranger({ tree, onMoveInto, onMerge }: CategoryArrangerProps) {
  const { t } = useTranslation(['arrangeCategories', 'admin']);
  const { move, sort } = useArrange();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => {
    const all = flatten(tree).map(({ category }) => category._id);
    return new Set(all.length > MAX_OPEN ? [] : all);
  });
  const [dragged, setDragged] = useState<{ id: string; projection?: Projection }>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [movedId, setMovedId] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeyboardCoordinates }),
  );
  const draggedId = dragged?.id;
  // Those above the moved category too: it stays visible, and has the focus.
  const shownIds = useMemo(() => {
    const moved = flatten(tree).find(({ category }) => category._id === movedId);
    return new Set([...openIds, ...(moved?.ancestors ?? []).map(({ _id }) => _id)]);
  }, [tree, openIds, movedId]);
  const rows = useMemo(() => visibleRows(tree, shownIds, draggedId), [tree, shownIds, draggedId]);
  const nameOf = (id: string | null | undefined) =>
    rows.find(({ category }) => category._id === id)?.category.name ?? '';

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (movedId && document.activeElement === document.body) {
      document.getElementById(menuButtonId(movedId))?.focus();
    }
  }, [rows, movedId]);

  const toggle = useCallback(
    (id: string) => {
      const others = new Set(shownIds);
      if (!others.delete(id)) others.add(id);
      setOpenIds(others);
      setMovedId(undefined);
    },
    [shownIds],
  );
  const openMenu = useCallback<(row: OpenMenu['row'], button: HTMLElement) => void>(
    (row, button) => setMenu({ row, button }),
    [],
  );

  const projectionOf = ({ active, over, delta }: Omit<DragMoveEvent, 'activatorEvent'>) =>
    over
      ? project(rows, String(active.id), String(over.id), Math.round(delta.x / INDENT))
      : undefined;
  const follow = (event: DragMoveEvent) => {
    const id = String(event.active.id);
    const projection = projectionOf(event);
    const { level, parentId, before } = dragged?.projection ?? {};
    const isSame =
      projection?.level === level &&
      projection?.parentId === parentId &&
      projection?.before === before;
    if (!isSame || dragged?.id !== id) setDragged({ id, projection });
  };
  const drop = () => {
    const row = rows.find(({ category }) => category._id === draggedId);
    const projection = dragged?.projection;
    setDragged(undefined);
    if (!row || !projection) return;
    const { parentId, before } = projection;
    const index = row.siblings.indexOf(row.category);
    const isThere = parentId === row.parentId && before === (row.siblings[index + 1]?._id ?? null);
    if (isThere) return;
    setMovedId(row.category._id);
    void move(row.category, { parentId, before });
  };

  const placeText = () => {
    const { parentId, before } = dragged?.projection ?? {};
    const parent = parentId ? nameOf(parentId) : t('topLevel');
    if (before) return t('at.before', { parent, before: nameOf(before) });
    return t(before === null ? 'at.last' : 'at.byName', { parent });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('started', { name: nameOf(String(active.id)) }),
    onDragMove: () => (dragged?.projection ? placeText() : undefined),
    onDragOver: () => undefined,
    onDragEnd: () => t('dropped', { place: placeText() }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(String(active.id)) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged({ id: String(active.id) })}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
    >
      <SortableContext
        items={rows.map(({ category }) => category._id)}
        strategy={verticalListSortingStrategy}
      >
        <List disablePadding aria-label={t('admin:nav.allCategories')}>
          {rows.map((row) => {
            const { _id } = row.category;
            const projected = _id === draggedId ? dragged?.projection?.level : undefined;
            return (
              <ArrangeRow
                key={_id}
                row={row}
                level={projected ?? row.level}
                onToggle={toggle}
                onMenu={openMenu}
              />
            );
          })}
        </List>
      </SortableContext>
      <ArrangeMenu
        menu={menu}
        onClose={() => setMenu(undefined)}
        onMove={(category, place) => {
          setMovedId(category._id);
          void move(category, place);
        }}
        onSort={(id) => void sort(id)}
        onMoveInto={(category) => {
          setMovedId(category._id);
          onMoveInto(category);
        }}
        onMerge={onMerge}
      />
    </DndContext>
  );
}
