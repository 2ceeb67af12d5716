import { act } from '@testing-library/react';

/**
 * Advances fake timers in steps of 100 ms: React renders after each step, and a later timer may
 * depend on an earlier render.
 */
export function advanceTimers(milliseconds: number) {
  for (let remaining = milliseconds; remaining > 0; remaining -= 100) {
    act(() => jest.advanceTimersByTime(Math.min(remaining, 100)));
  }
}
