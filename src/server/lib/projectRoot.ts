import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

let found: string | undefined;

/**
 * The folder of the product's package.json. Found by walking up from the program that runs and
 * from the working folder, so that it is the same from sources, from the bundle and in tests.
 */
export function projectRoot(): string {
  found ??= walkUp(dirname(process.argv[1] ?? '')) ?? walkUp(process.cwd());
  if (!found) throw new Error('The folder of Hoistway is not found.');
  return found;
}

function walkUp(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && /"name":\s*"hoistway"/.test(readFileSync(manifest, 'utf8'))) {
      return folder;
    }
    if (folder === dirname(folder)) return undefined;
  }
}
