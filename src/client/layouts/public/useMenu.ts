import { useDispatch, useSelector } from 'react-redux';
import {
  type MenuName,
  menuClosed,
  menuOpened,
  selectOpenMenu,
  selectStickyNavVisible,
} from '@/client/features/ui/uiSlice';
import type { NavVariant } from './navigation';
import { useDisclosure } from './useDisclosure';

/** One menu of the header or of the sticky navigation, whichever of the two is on the screen. */
export function useMenu(name: MenuName, variant: NavVariant, openOnFocus = false) {
  const dispatch = useDispatch();
  const onScreen = useSelector(selectStickyNavVisible) ? 'sticky' : 'header';
  const open = useSelector(selectOpenMenu) === name && variant === onScreen;
  const disclosure = useDisclosure({
    open,
    onChange: (next) => dispatch(next ? menuOpened(name) : menuClosed(name)),
    openOnFocus,
  });
  return { open, ...disclosure };
}
