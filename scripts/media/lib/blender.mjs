import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { denoiserTools } from './denoiser.mjs';
import { blenderRoot, cache } from './paths.mjs';
import { run } from './run.mjs';

/** The denoiser works in blocks of 16 pixels and frays an edge that ends within one. */
const blocks = (pixels) => Math.ceil(pixels / 16) * 16;

/**
 * Renders one manifest row to a JPEG at a low priority: drafts at the lowest, so that they don't hold
 * up the pictures themselves. Resolves to the seconds it took.
 */
export async function renderRow(row, jpeg) {
  const started = Date.now();
  const scratch = join(cache, 'blender', `${row.name}-${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  const png = join(scratch, `${row.name}.png`);
  const job = join(scratch, `${row.name}.json`);
  const { scene, preset, view, width, height, quality } = row;
  const full = { width: blocks(width), height: blocks(height) };
  const tools = await denoiserTools();
  writeFileSync(
    job,
    JSON.stringify({ scene, preset, view, ...full, quality, png, scratch, tools }),
  );
  const blender = ['blender', '-b', '-noaudio', '--factory-startup', '--python-exit-code', '1'];
  const main = join(blenderRoot, 'main.py');
  const niceness = quality === 'draft' ? '19' : '10';
  await run('nice', ['-n', niceness, 'ionice', '-c3', ...blender, '-P', main, '--', job]);
  await sharp(png)
    .extract({
      left: (full.width - width) >> 1,
      top: (full.height - height) >> 1,
      width,
      height,
    })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
    .jpeg({ quality: 85, progressive: true, mozjpeg: true })
    .toFile(jpeg);
  rmSync(scratch, { recursive: true });
  return Math.round((Date.now() - started) / 1000);
}
