/** Share of car in every pixel of a plate: where it differs from the empty shaft between two rows, holes closed. */
export function matte(plate, empty, [from, to], [, top, width, height]) {
  const raw = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const soft = Math.min(1, (to - top - y) / 6, (top + y - from) / 6);
    if (soft <= 0) continue;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(plate[at + c] - empty[at + c]));
      raw[y * width + x] = Math.min(1, Math.max(0, (most - 8) / 14)) * soft;
    }
  }
  const grown = spread(raw, width, height, 4, Math.max);
  const closed = spread(grown, width, height, 4, Math.min);
  return spread(closed, width, height, 1, (a, b) => (a + b) / 2);
}

/** The given of all values within so many pixels, first along the rows and then down the columns. */
function spread(values, width, height, reach, choose) {
  const pass = (from, step, inner, outer, stride) => {
    const to = Float32Array.from(from);
    for (let o = 0; o < outer; o++) {
      for (let i = 0; i < inner; i++) {
        const at = o * stride + i * step;
        for (let k = Math.max(0, i - reach); k <= Math.min(inner - 1, i + reach); k++) {
          to[at] = choose(to[at], from[o * stride + k * step]);
        }
      }
    }
    return to;
  };
  return pass(pass(values, 1, width, height, width), width, height, width, 1);
}
