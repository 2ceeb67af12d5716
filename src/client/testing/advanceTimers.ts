import { act } from '@testing-library/react';

/**
 * Lets fake timers run for so many milliseconds. In small steps, because what a timer changes
 * is rendered at the end of a step only, and the next timer may depend on it.
 */
export function advanceTimers(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 100) {
    act(() => jest.advanceTimersByTime(Math.min(left, 100)));
  }
}
