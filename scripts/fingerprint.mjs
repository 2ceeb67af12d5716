import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'public',
  'openapi',
  'scripts/build',
  'scripts/build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
];

/** Files that no build contains: a change in them must not cost the next start a build. */
const notBuilt = /\.test\.tsx?$|^src\/(?:e2e|contract|client\/testing|server\/testing)$/;

function* filesBelow(root, path) {
  if (notBuilt.test(path)) return;
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats?.isFile()) yield path;
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(join(root, path)).sort()) {
    yield* filesBelow(root, `${path}/${name}`);
  }
}

/**
 * One hash over names and contents of everything that a build is made of. Contents, not times: a
 * clone, a checkout or a copy changes the times only.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesBelow(root, source)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
