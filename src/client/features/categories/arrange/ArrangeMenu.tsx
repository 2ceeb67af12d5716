import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Category, CategoryPlace } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { neighbouringPlace, type TreeRow } from './places';

export interface OpenMenu {
  row: TreeRow;
  button: HTMLElement;
}

interface ArrangeMenuProps {
  menu: OpenMenu | undefined;
  onClose: () => void;
  onMove: (category: Category, place: CategoryPlace) => void;
  onSort: (id: string) => void;
  onMoveInto: (category: Category) => void;
  onMerge: (category: Category) => void;
}

/** What can be done with a category without dragging it. */
export function ArrangeMenu({ menu, onClose, ...actions }: ArrangeMenuProps) {
  const { t } = useTranslation('arrangeCategories');
  if (!menu) return null;
  const { category } = menu.row;
  const [up, down] = [neighbouringPlace(menu.row, -1), neighbouringPlace(menu.row, 1)];
  const item = (text: string, act: (() => void) | undefined) => (
    <MenuItem
      key={text}
      disabled={!act}
      onClick={() => {
        onClose();
        act?.();
      }}
    >
      {text}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={menu.button} onClose={onClose}>
      {[
        item(t('up'), up && (() => actions.onMove(category, up))),
        item(t('down'), down && (() => actions.onMove(category, down))),
        item(t('into'), () => actions.onMoveInto(category)),
        item(t('merge'), () => actions.onMerge(category)),
        item(
          t('sortBelow'),
          (category.children?.length ?? 0) > 1 ? () => actions.onSort(category._id) : undefined,
        ),
      ]}
    </Menu>
  );
}
