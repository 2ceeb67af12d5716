import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './ensureInstalled.mjs';
import { fingerprint } from './fingerprint.mjs';

function isBuilt(part, current) {
  const stamp = join(root, `dist/${part}.stamp`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

/**
 * Builds what is missing in dist or older than its sources; ends the process when that fails.
 * @param {('client' | 'server')[]} parts
 */
export function ensureBuilt(parts) {
  const current = fingerprint(root);
  if (parts.every((part) => isBuilt(part, current))) return;
  console.error('Building …');
  const args = ['--import', 'tsx', join(root, 'scripts/build.ts')];
  if (!parts.includes('client')) args.push('--server-only');
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Runs a built entry in this very process, so that signals, exit code and streams are its own.
 * @param {string} name file below dist/server
 * @param {('client' | 'server')[]} parts what it needs
 */
export async function runProduct(name, parts) {
  ensureInstalled();
  ensureBuilt(parts);
  process.chdir(root);
  process.env.NODE_ENV ??= 'production';
  const entry = join(root, 'dist/server', name);
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
}
