// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(
    `Hoistway needs Node.js ${needed.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * True when what npm noted about node_modules is what package-lock.json requires. npm writes that
 * note last, so an install that was broken off counts as missing. Optional packages may be absent:
 * they belong to other platforms.
 */
function isInstalled() {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const present = installed[path];
    if (path === '') return true;
    if (!present) return wanted.optional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** Runs `npm ci` when node_modules is missing or differs from package-lock.json; ends the process when that fails. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.error('Installing the dependencies …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  // The development packages build the site, so they are needed under NODE_ENV=production, too.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const result = spawnSync(npm[0], [...npm.slice(1), ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && npm.length === 1,
  });
  if (result.status === 0) return;
  console.error(
    `"npm ci" failed${result.error ? `: ${result.error.message}` : ''}; nothing was started.`,
  );
  process.exit(1);
}

const program = process.argv[1];
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) ensureInstalled();
