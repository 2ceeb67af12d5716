/** Geometry of escalators/path.py, in metres. */
const RADIUS = 1.6;
const ANGLE = Math.PI / 6;
const FLAT = 1.2;

/** Centre line of an escalator's step band as a function of the way along it; z = 0 at the lower landing. */
export function stepBand(rise) {
  const curve = RADIUS * (1 - Math.cos(ANGLE));
  const incline = (rise - 2 * curve) / Math.sin(ANGLE);
  const arc = RADIUS * ANGLE;
  const length = 2 * FLAT + 2 * arc + incline;
  const at = (d) => {
    if (d <= FLAT) return { x: d, z: 0, slope: 0 };
    let u = d - FLAT;
    if (u <= arc) return bend(FLAT, 0, 0, u, 1);
    u -= arc;
    const start = bend(FLAT, 0, 0, arc, 1);
    const along = Math.min(u, incline);
    const end = {
      x: start.x + along * Math.cos(ANGLE),
      z: start.z + along * Math.sin(ANGLE),
      slope: ANGLE,
    };
    u -= incline;
    if (u <= 0) return end;
    if (u <= arc) return bend(end.x, end.z, ANGLE, u, -1);
    const top = bend(end.x, end.z, ANGLE, arc, -1);
    return { x: top.x + u - arc, z: top.z, slope: 0 };
  };
  /** Point over (or under) the band, square to it. */
  const over = (d, height) => {
    const { x, z, slope } = at(d);
    return [x - Math.sin(slope) * height, z + Math.cos(slope) * height];
  };
  return { length, inclineEnd: FLAT + arc + incline, at, over };
}

function bend(x, z, from, u, sign) {
  const to = from + (sign * u) / RADIUS;
  return {
    x: x + sign * RADIUS * (Math.sin(to) - Math.sin(from)),
    z: z - sign * RADIUS * (Math.cos(to) - Math.cos(from)),
    slope: to,
  };
}
