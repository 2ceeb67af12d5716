import { useEffect, useState } from 'react';

/** Milliseconds from one slide to the next; until they are over nothing else is chosen. */
export const TRANSITION = 1200;
/** Milliseconds that a slide is shown before the picture of the next one is fetched. */
const FETCH_AHEAD = 2500;

/** Which of `count` slides is shown, and the lock that holds while one gives way to the next. */
export function useSlider(count: number) {
  const [index, setIndex] = useState(0);
  const [moving, setMoving] = useState(false);
  const [fetched, setFetched] = useState<readonly number[]>([0]);
  const fetch = (slide: number) =>
    setFetched((before) => (before.includes(slide) ? before : [...before, slide]));

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setMoving(false), TRANSITION);
    return () => clearTimeout(timer);
  }, [moving]);

  useEffect(() => {
    const timer = setTimeout(() => fetch((index + 1) % count), FETCH_AHEAD);
    return () => clearTimeout(timer);
  }, [index, count]);

  const goTo = (wanted: number) => {
    const next = (wanted + count) % count;
    if (moving || next === index) return;
    fetch(next);
    setIndex(next);
    setMoving(true);
  };
  return { index, goTo, isFetched: (slide: number) => fetched.includes(slide) };
}
