import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderRow } from './lib/blender.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { cache } from './lib/paths.mjs';
import { accept, keep, photoFile, readDone, readTake, takeFile, writeTake } from './lib/store.mjs';
import { manifest } from './manifest/index.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    group: { type: 'string', multiple: true },
    draft: { type: 'boolean' },
    force: { type: 'boolean' },
    list: { type: 'boolean' },
    keep: { type: 'boolean' },
    accept: { type: 'boolean' },
    stop: { type: 'string', default: join(cache, 'stop') },
  },
});

const say = (line) => process.stdout.write(`${line}\n`);
const unknown = positionals.filter((name) => !manifest.some((row) => row.name === name));
if (unknown.length > 0) throw new Error(`Not in the manifest: ${unknown.join(', ')}`);

const byName = new Map(manifest.map((row) => [row.name, row]));
const chosen = positionals.length
  ? positionals.map((name) => byName.get(name))
  : manifest.filter((row) => !values.group || values.group.includes(row.group));

const draftFolder = join(cache, 'drafts');
mkdirSync(draftFolder, { recursive: true });

/** A 320 pixel version of the row, for choosing camera and light. */
const draftOf = (row) => {
  const scale = 320 / Math.max(row.width, row.height);
  const size = (pixels) => Math.round(pixels * scale);
  return { ...row, width: size(row.width), height: size(row.height), quality: 'draft' };
};

/** Kept pictures whose fingerprint is null are older takes that may stay. */
function needed(row) {
  if (values.force || (values.draft && positionals.length > 0)) return true;
  const hash = fingerprint(row);
  const done = readDone()[row.name];
  if (done && (done.hash === null || done.hash === hash) && existsSync(photoFile(row.name))) {
    return false;
  }
  return readTake(row.name)?.hash !== hash;
}

async function acceptAsItIs(row) {
  const { width, height } = await sharp(photoFile(row.name)).metadata();
  accept(row.name, { hash: fingerprint(row), width, height });
}

async function render(row) {
  if (values.draft) {
    const seconds = await renderRow(draftOf(row), join(draftFolder, `${row.name}.jpg`));
    return say(`draft ${row.name} ${seconds} s`);
  }
  const hash = fingerprint(row);
  const seconds = await renderRow(row, takeFile(row.name));
  writeTake(row.name, { hash, width: row.width, height: row.height, seconds });
  return say(`take ${row.name} ${seconds} s`);
}

for (const row of chosen) {
  if (values.keep) keep(row.name);
  else if (values.accept) await acceptAsItIs(row);
  else if (!needed(row)) continue;
  else if (values.list) say(row.name);
  else if (existsSync(values.stop)) {
    say(`stopped before ${row.name}`);
    break;
  } else {
    try {
      await render(row);
    } catch (error) {
      process.exitCode = 1;
      say(`failed ${row.name}: ${error.message}`);
    }
  }
}
