import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../lib/plates.mjs';
import { stepBand } from './stepBand.mjs';

/** escalators/escalator.py: metres between two steps, and half of the width that is seen of them. */
const PITCH = 0.405;
const HALF = 0.485;

/** SVG of what stands between the camera and the steps of an escalator: white hides. */
class Cover {
  #shapes = [];

  constructor(camera, band) {
    this.camera = camera;
    this.band = band;
    this.ways = Array.from({ length: 121 }, (_, i) => (band.length * i) / 120);
  }

  #line(y, height) {
    return this.ways.map((d) => {
      const [x, z] = this.band.over(d, height);
      return this.camera.project([x, y, z]);
    });
  }

  /** Strip between two lines along the escalator, each at y and a height over the band. */
  strip([ya, za], [yb, zb]) {
    const points = [...this.#line(ya, za), ...this.#line(yb, zb).reverse()];
    const path = points.map(([u, v]) => `${u.toFixed(1)},${v.toFixed(1)}`).join(' ');
    this.#shapes.push(`<polygon points="${path}"/>`);
    return this;
  }

  /** Handrail at y with the round of its lower end. */
  rail(y) {
    const [height, round, ahead, thick] = [0.985, 0.36, 0.55, 0.09];
    const newel = Array.from({ length: 20 }, (_, i) => {
      const a = (Math.PI * (i / 19 + 0.5)) % (2 * Math.PI);
      return [-ahead + round * Math.cos(a), y, height - round + round * Math.sin(a)];
    });
    const over = this.ways.map((d) => this.band.over(d, height)).map(([x, z]) => [x, y, z]);
    const points = [...newel.reverse(), ...over].map(this.camera.project);
    for (let i = 1; i < points.length; i++) {
      const [[ua, va], [ub, vb, scale, depth]] = [points[i - 1], points[i]];
      if (depth < 0.3) continue;
      const width = (thick * scale).toFixed(1);
      this.#shapes.push(
        `<path d="M${ua} ${va}L${ub} ${vb}" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`,
      );
    }
    return this;
  }

  /** Everything on one side of an escalator whose centre is at y: skirt, deck, cladding, handrail. */
  side(centre, sign) {
    const y = (offset) => centre + sign * offset;
    return this.strip([y(HALF), 0], [y(0.504), 0.125])
      .strip([y(0.504), 0.11], [y(0.81), 0.19])
      .strip([y(0.81), 0.19], [y(0.81), -0.85])
      .rail(y(0.635));
  }

  async pixels() {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="#fff"><rect width="${WIDTH}" height="${HEIGHT}" fill="#000"/>${this.#shapes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  }
}

/** Way along the band and y of the step seen in a pixel, or undefined; not beyond x = `end`. */
function stepIn(camera, band, wayAt, end, centre, u, v) {
  const [rx, ry, rz] = camera.ray(u, v);
  const [cx, cy, cz] = camera.at;
  if (ry <= 0) return undefined;
  const near = (centre - HALF - cy) / ry;
  const far = Math.min((centre + HALF - cy) / ry, (end - cx) / rx);
  if (far <= near) return undefined;
  const above = (t) => cz + t * rz - band.at(wayAt(cx + t * rx)).z;
  if (above(near) < 0 || above(far) > 0) return undefined;
  let [a, b] = [near, far];
  for (let i = 0; i < 30; i++) {
    const t = (a + b) / 2;
    if (above(t) > 0) a = t;
    else b = t;
  }
  return { way: wayAt(cx + a * rx), y: cy + a * ry };
}

/** Way along the band as a function of x. */
function wayOf(band) {
  const table = Array.from({ length: 1001 }, (_, i) => (band.length * i) / 1000);
  const xs = table.map((d) => band.at(d).x);
  return (x) => {
    if (x <= 0) return x;
    let [a, b] = [0, 1000];
    while (b - a > 1) {
      const m = (a + b) >> 1;
      if (xs[m] <= x) a = m;
      else b = m;
    }
    return table[a] + ((x - xs[a]) / (xs[b] - xs[a] || 1)) * (table[b] - table[a]);
  };
}

/**
 * Moves the steps of escalators in a photograph. Steps repeat along their band, so each frame shows the
 * step that was there a part of a pitch ago, mixed with the one that will be: after a pitch the first
 * picture is back.
 * @param camera as of `lens`
 * @param escalators centre (y in metres) and direction (1 up, -1 down), the nearest first
 * @returns a function that draws the state at `phase` (0..1 of a pitch) over a frame
 */
export async function movingSteps(camera, rise, escalators, photo) {
  const band = stepBand(rise);
  const wayAt = wayOf(band);
  const end = band.at(band.inclineEnd + 0.35).x;
  const cover = new Cover(camera, band);
  const seen = [];
  for (const { centre, direction } of escalators) {
    const hidden = await cover.side(centre, -1).pixels();
    const free = (u, v) =>
      u >= 0 && v >= 0 && u < WIDTH - 1 && v < HEIGHT - 1 && hidden[(v | 0) * WIDTH + (u | 0)] < 64;
    for (let v = 0; v < HEIGHT; v++) {
      for (let u = 0; u < WIDTH; u++) {
        if (!free(u, v)) continue;
        const step = stepIn(camera, band, wayAt, end, centre, u, v);
        if (!step || step.way < 0.1) continue;
        const part = Math.min(1, (HALF - Math.abs(step.y - centre)) / 0.012);
        seen.push({ ...step, part, at: (v * WIDTH + u) * 3, direction, free });
      }
    }
    cover.strip([centre - HALF, 0], [centre + HALF, 0]).side(centre, 1);
  }
  const sample = (way, y, free) => {
    const { x, z } = band.at(way);
    const [u, v] = camera.project([x, y, z]);
    return free(u - 0.5, v - 0.5) ? blend(photo, u - 0.5, v - 0.5) : undefined;
  };
  return (frame, phase) => {
    for (const { way, y, part, at, direction, free } of seen) {
      const back = sample(way - direction * phase * PITCH, y, free);
      const ahead = sample(way + direction * (1 - phase) * PITCH, y, free);
      const from = back ?? ahead;
      if (!from) continue;
      const to = ahead ?? from;
      for (let c = 0; c < 3; c++) {
        const moved = from[c] * (1 - phase) + to[c] * phase;
        frame[at + c] += (moved - frame[at + c]) * part;
      }
    }
  };
}

/** Colour between four pixels. */
function blend(photo, u, v) {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const at = (y * WIDTH + x) * 3;
  const below = at + WIDTH * 3;
  return [0, 1, 2].map(
    (c) =>
      (photo[at + c] * (1 - fx) + photo[at + 3 + c] * fx) * (1 - fy) +
      (photo[below + c] * (1 - fx) + photo[below + 3 + c] * fx) * fy,
  );
}
