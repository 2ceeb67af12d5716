import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';

/** Milliseconds that a menu waits for a mouse that cuts the corner on its way into it. */
const LEAVE_DELAY = 200;

export interface DisclosureOptions {
  open: boolean;
  onChange: (open: boolean) => void;
  /** Whether the keyboard's focus alone opens it; else Enter or Space does. */
  openOnFocus?: boolean;
}

/**
 * A button that shows a list of links below it, after the disclosure pattern of the ARIA
 * authoring practices. The mouse opens it by hovering, touch by a tap, the keyboard by Enter or
 * by focus; Escape closes it and returns the focus, leaving it or a tap elsewhere closes it.
 */
export function useDisclosure({ open, onChange, openOnFocus = false }: DisclosureOptions) {
  const panelId = useId();
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A click on a menu that hovering has just opened must not close it under the mouse. */
  const openedByHover = useRef(false);
  /** The focus that a press brings is followed by its click, which opens or closes. */
  const pressed = useRef(false);

  const change = (next: boolean, byHover = false) => {
    clearTimeout(leaving.current);
    openedByHover.current = next && byHover;
    if (next !== open) onChange(next);
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && !!container.current?.contains(target);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (isInside(document.activeElement)) button.current?.focus();
    change(false);
  });
  const onOutsidePress = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) change(false);
  });

  useEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent) => onKeyDown(event);
    const handlePress = (event: Event) => onOutsidePress(event);
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    containerProps: {
      ref: container,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        clearTimeout(leaving.current);
        if (!open) change(true, true);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        leaving.current = setTimeout(() => {
          if (!container.current?.querySelector(':focus-visible')) change(false);
        }, LEAVE_DELAY);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !isInside(relatedTarget)) change(false);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onPointerDown() {
        pressed.current = true;
      },
      onClick() {
        pressed.current = false;
        if (open && openedByHover.current) openedByHover.current = false;
        else change(!open);
      },
      onFocus({ currentTarget, relatedTarget }: FocusEvent) {
        if (!openOnFocus || open || pressed.current || isInside(relatedTarget)) return;
        if (currentTarget.matches(':focus-visible')) change(true);
      },
    },
    panelProps: { id: panelId, hidden: !open },
    close: () => change(false),
  };
}
