import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { makePhotoModules } from './build/pictures/data';
import { placements } from './build/pictures/placements';
import { listFolder as folder } from './build/pictures/lists';
import { root, sources } from './build/pictures/sources';

/*
 * npm run photos          writes the lists of photographs that the pages import
 * npm run photos:check    fails when they differ from placements, manifest or picture files
 */

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const modules = new Map<string, string>();
  for (const [file, text] of await makePhotoModules(placements, sources, folder)) {
    const style = await resolveConfig(join(folder, file));
    modules.set(file, await format(text, { ...style, filepath: file }));
  }
  const isCurrent = (file: string) =>
    existsSync(join(folder, file)) &&
    readFileSync(join(folder, file), 'utf8') === modules.get(file);
  const stale = [...new Set([...modules.keys(), ...readdirSync(folder)])].filter(
    (file) => !isCurrent(file),
  );
  const name = relative(root, folder);
  if (!process.argv.includes('--check')) {
    for (const file of stale) {
      const text = modules.get(file);
      if (text === undefined) rmSync(join(folder, file));
      else writeFileSync(join(folder, file), text);
    }
    console.log(`${stale.length} of ${modules.size} lists in ${name} changed.`);
  } else if (stale.length > 0) {
    console.error(`${stale.join(', ')} in ${name} must be made again; run "npm run photos".`);
    process.exitCode = 1;
  } else console.log(`${name} agrees with placements, manifest and picture files.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
