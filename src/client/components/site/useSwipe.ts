import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger must travel, more sideways than up or down. */
const MIN_DISTANCE = 40;

/**
 * Handlers for an element that is turned by a finger: `next` when it moves to the left.
 * The element needs `touch-action: pan-y`, or the browser takes the gesture for itself.
 */
export function useSwipe(onSwipe: (towards: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) > Math.abs(y))
        onSwipe(x < 0 ? 'next' : 'previous');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
