export const FPS = 25;

const ease = (t) => t * t * (3 - 2 * t);

/** Eased progress 0..1 of a movement that lasts from `start` to `end` seconds, at time `t`. */
export const progress = (t, start, end) =>
  ease(Math.min(1, Math.max(0, (t - start) / (end - start))));
