import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blenderRoot, cache } from './paths.mjs';

const scratch = join(cache, 'blender');

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-3000)))));
  });
}

/** Renders one manifest row to a JPEG at the lowest priority. Resolves to the seconds it took. */
export async function renderRow(row, jpeg) {
  mkdirSync(scratch, { recursive: true });
  const started = Date.now();
  const png = join(scratch, `${row.name}.png`);
  const job = join(scratch, `${row.name}.json`);
  const { scene, preset, view, width, height, quality } = row;
  writeFileSync(job, JSON.stringify({ scene, preset, view, width, height, quality, png, scratch }));
  const blender = ['blender', '-b', '-noaudio', '--factory-startup', '--python-exit-code', '1'];
  const main = join(blenderRoot, 'main.py');
  await run('nice', ['-n', '19', 'ionice', '-c3', ...blender, '-P', main, '--', job]);
  await sharp(png)
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.6 })
    .jpeg({ quality: 85, progressive: true, mozjpeg: true })
    .toFile(jpeg);
  rmSync(png);
  rmSync(job);
  return Math.round((Date.now() - started) / 1000);
}
