import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import configure from '../webpack.config';
import { shownPhotos, updateModules } from './build/photos/modules';
import { buildVariants, type PhotosAndFilms } from './build/photos/variants';
import { bundleRenderer, bundleServer } from './build/server';
import { checkBudget, listBuiltFiles } from './build/stats';
import { fingerprint } from './fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const clientFolder = join(dist, 'client');

/** Without its stamp a part of dist counts as missing, so a build that breaks off leaves none. */
async function stamped(part: string, build: () => Promise<void>): Promise<void> {
  const stamp = join(dist, `${part}.stamp`);
  const current = fingerprint(root);
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, current);
}

async function buildServer(): Promise<void> {
  rmSync(join(dist, 'server'), { recursive: true, force: true });
  await bundleServer(root, 'dist/server', { sourcemap: true });
  await bundleRenderer(root, 'dist/server');
}

function runWebpack(): Promise<webpack.Stats> {
  const compiler = webpack(configure({}, { mode: 'production' }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else resolve(stats);
      });
    });
  });
}

async function buildClient({ photos, films }: PhotosAndFilms): Promise<void> {
  // webpack leaves one core idle most of the time.
  const [stats, variants] = await Promise.all([
    runWebpack(),
    buildVariants({ photos: shownPhotos(photos), films }),
  ]);
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) throw new Error('webpack could not build the site');
  writeFileSync(join(clientFolder, 'files.json'), JSON.stringify(listBuiltFiles(stats)));
  variants.copyTo(clientFolder);
  console.log(
    `${variants.files} files of photographs and films, ${variants.made} of them made in ${variants.seconds.toFixed(1)} s.`,
  );
  const budget = checkBudget(stats, clientFolder);
  console.log(budget.summary);
  // A site that is too heavy still works: only the check fails, not an operator's start.
  if (!process.argv.includes('--budget') || budget.problems.length === 0) return;
  for (const problem of budget.problems) console.error(problem);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const started = performance.now();
  mkdirSync(dist, { recursive: true });
  if (process.argv.includes('--server-only')) await stamped('server', buildServer);
  else {
    // Before any stamp: it writes sources when a photograph was replaced.
    const sources = await updateModules(true);
    await stamped('server', buildServer);
    await stamped('client', () => buildClient(sources));
  }
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

main().catch((error: unknown) => {
  // esbuild and webpack have written their own reports already; the first line says what broke.
  const message = error instanceof Error ? error.message.split('\n')[0] : error;
  console.error(`The build failed: ${message}`);
  process.exitCode = 1;
});
