import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import useTimeout from '@mui/utils/useTimeout';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  type MenuName,
  menuClosed,
  menuOpened,
  selectOpenMenu,
  selectStickyNavVisible,
} from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { NavVariant } from './navigation';
import { useDisclosureLink } from './useDisclosureLink';

/** Milliseconds that a menu waits for a mouse that cuts the corner on its way into it. */
const LEAVE_DELAY = 200;

const inSection = {
  borderBottomColor: 'secondary.light',
  '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
};

interface NavMenuProps {
  name: MenuName;
  variant: NavVariant;
  /** The page that the button leads to without script. */
  href: string;
  /** With what the paths of its pages begin. */
  section: string;
  /** As wide as the navigation; opened by Enter or Space, not by the keyboard's focus alone. */
  wide?: boolean;
  children: ReactNode;
}

/** After the ARIA disclosure pattern; the mouse opens it by hovering, touch by a tap. */
export function NavMenu({ name, variant, href, section, wide, children }: NavMenuProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const shownVariant = useSelector(selectStickyNavVisible) ? 'sticky' : 'header';
  const open = useSelector(selectOpenMenu) === name && variant === shownVariant;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const leaving = useTimeout();
  /** A click on a menu that hovering has just opened must not close it under the mouse. */
  const openedByHover = useRef(false);
  /** The focus that a press brings is followed by its click, which opens or closes. */
  const pressed = useRef(false);

  const change = (next: boolean, byHover = false) => {
    leaving.clear();
    openedByHover.current = next && byHover;
    if (next !== open) dispatch(next ? menuOpened(name) : menuClosed(name));
  };
  const { buttonProps, panelId } = useDisclosureLink({
    href,
    open,
    onToggle: () => {
      pressed.current = false;
      if (open && openedByHover.current) openedByHover.current = false;
      else change(!open);
    },
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (item.current?.contains(document.activeElement)) button.current?.focus();
    change(false);
  });
  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return (
    <ClickAwayListener
      mouseEvent={open && 'onPointerDown'}
      touchEvent={false}
      onClickAway={() => change(false)}
    >
      <Box
        component="li"
        ref={item}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return;
          leaving.clear();
          if (!open) change(true, true);
        }}
        onPointerLeave={({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return;
          leaving.start(LEAVE_DELAY, () => {
            if (!item.current?.querySelector(':focus-visible')) change(false);
          });
        }}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) change(false);
        }}
        sx={{ display: 'flex', position: wide ? 'static' : 'relative' }}
      >
        <Button
          {...buttonProps}
          ref={button}
          variant="nav"
          size={variant === 'sticky' ? 'small' : 'medium'}
          endIcon={<ExpandMore sx={{ ml: -0.5, mr: 0.5 }} />}
          onPointerDown={() => {
            pressed.current = true;
          }}
          onFocus={({ currentTarget }) => {
            if (wide || pressed.current) return;
            if (currentTarget.matches(':focus-visible')) change(true);
          }}
          sx={pathname.startsWith(section) ? inSection : undefined}
        >
          {t(`nav.${name}`)}
        </Button>
        {open && (
          <Paper
            id={panelId}
            square
            sx={{
              position: 'absolute',
              top: '100%',
              left: 0,
              right: wide ? 0 : 'auto',
              minWidth: 240,
              borderTop: '3px solid',
              borderColor: 'secondary.main',
              boxShadow: '0 16px 40px rgb(7 20 40 / 0.22)',
              fontSize: '0.9375rem',
              lineHeight: 1.35,
            }}
          >
            {children}
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
