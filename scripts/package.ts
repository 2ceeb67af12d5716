import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeManifest, type Manifest } from './build/manifest';
import { bundleServer } from './build/server';
import { ensureBuilt } from '../src/e2e/support/product';

/*
 * npm run package -- <folder>
 * Makes a new folder with what production runs: the built product, and in node_modules only what its
 * servers need, in the versions of package-lock.json. It starts with `node dist/server/main.js`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the product reads at runtime, and what its operator needs. */
const CONTENT = [
  'dist/client',
  'dist/server',
  'openapi',
  'public/photos',
  'scripts/deploy',
  'src/server/README.md',
  'src/server/SECURITY.md',
  'LICENSE',
  'README.md',
  // npm reads both, and installs the versions of the latter.
  '.npmrc',
  'package-lock.json',
];

/** Tests, and what an operator adds to `scripts/deploy`: secrets, keys of certificates. */
const NOT_PACKAGED = /\.test\.ts$|\/scripts\/deploy\/(?:acme|tls|secrets\.env)$/;

async function main([target, ...rest]: string[]): Promise<void> {
  if (!target || target.startsWith('-') || rest.length > 0) {
    throw new Error('npm run package -- <folder>');
  }
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: a release gets a folder that nothing runs from.`);
  }
  ensureBuilt(root);
  const imported = await bundleServer(root, 'dist/server', { write: false });
  const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  mkdirSync(folder, { recursive: true });
  for (const path of CONTENT) {
    const filter = (name: string) => !NOT_PACKAGED.test(name);
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const manifest = makeManifest(source, imported);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const args = ['install', '--omit=dev', '--prefer-offline'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages.');
  console.log(`${folder} is ready.`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
