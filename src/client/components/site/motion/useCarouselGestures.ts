import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Pixels that a finger must travel, more sideways than up or down. */
const MIN_DISTANCE = 40;

/** The swiped element needs `touch-action: pan-y`, or the browser scrolls instead. */
export function useCarouselGestures(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const swipe = {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return { swipe, onKeyDown };
}
