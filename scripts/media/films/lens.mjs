import { HEIGHT, WIDTH } from '../lib/plates.mjs';

/** The scene's camera: position, point it is turned towards, focal length and shift. */
export function lens({ at, target, lens: focal, up }) {
  const [dx, dy] = [target[0] - at[0], target[1] - at[1]];
  const size = Math.hypot(dx, dy);
  const ahead = [dx / size, dy / size];
  const k = (focal / 36) * WIDTH;
  const project = ([x, y, z]) => {
    const [px, py, pz] = [x - at[0], y - at[1], z - at[2]];
    const depth = px * ahead[0] + py * ahead[1];
    const side = px * ahead[1] - py * ahead[0];
    return [
      WIDTH / 2 + (side / depth) * k,
      HEIGHT / 2 - (pz / depth) * k + up * WIDTH,
      k / depth,
      depth,
    ];
  };
  /** Direction through the middle of a pixel. */
  const ray = (u, v) => {
    const side = (u + 0.5 - WIDTH / 2) / k;
    const rise = (HEIGHT / 2 + up * WIDTH - v - 0.5) / k;
    return [ahead[0] + side * ahead[1], ahead[1] - side * ahead[0], rise];
  };
  return { at, project, ray };
}
