import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { denoiserTools } from './denoiser.mjs';
import { blenderRoot, filmCache } from './paths.mjs';
import { run } from './run.mjs';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** RGB bytes of a picture scaled to the film's size (or to its own, for plates of a region). */
export async function pixels(file, width, height) {
  const image = (typeof file === 'string' ? sharp(file) : file).removeAlpha().toColourspace('srgb');
  if (width) image.resize(width, height, { kernel: 'lanczos3' });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Renders the missing plates of a film in one Blender process, at the lowest priority.
 * @param name of the film
 * @param set scene, view, region (x, y, width, height) and samples of its plates, and one preset a plate
 * @returns the plates' pixels, in the order of the presets
 */
export async function renderPlates(name, { scene, view, region, samples, presets }) {
  const folder = join(filmCache, name);
  mkdirSync(folder, { recursive: true });
  const plates = presets.map((preset) => {
    const key = JSON.stringify([scene, view, region, samples, preset]);
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
    return { preset, png: join(folder, `${hash}.png`) };
  });
  if (plates.some(({ png }) => !existsSync(png))) {
    const job = join(folder, 'job.json');
    const size = { width: WIDTH, height: HEIGHT, region, samples, quality: 'good' };
    const tools = await denoiserTools();
    writeFileSync(job, JSON.stringify({ scene, view, ...size, scratch: folder, tools, plates }));
    const blender = ['blender', '-b', '-noaudio', '--factory-startup', '--python-exit-code', '1'];
    const script = join(blenderRoot, 'film.py');
    await run('nice', ['-n', '19', 'ionice', '-c3', ...blender, '-P', script, '--', job]);
  }
  return Promise.all(plates.map(({ png }) => sharpened(png)));
}

/** As the photographs are sharpened, so that plate and photograph go together. */
const sharpened = (png) => pixels(sharp(png).sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 }));
