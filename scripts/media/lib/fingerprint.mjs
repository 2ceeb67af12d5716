import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blenderRoot } from './paths.mjs';

const imports = /^\s*(?:from\s+([.\w]+)\s+import\s+([\w, ]+)|import\s+([\w.]+))/gm;

/** File of a dotted module of the kit, or undefined for modules from elsewhere (bpy, math …). */
function fileOf(module) {
  const base = join(blenderRoot, ...module.split('.'));
  return [`${base}.py`, join(base, '__init__.py')].find((file) => existsSync(file));
}

/** Collects the sources of a module and of everything of the kit that it imports. */
function collect(module, found) {
  const file = fileOf(module);
  if (!file || found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, from, names, plain] of text.matchAll(imports)) {
    const target = plain ?? (from.startsWith('.') ? module + from : from);
    collect(target, found);
    for (const name of names?.split(',') ?? []) collect(`${target}.${name.trim()}`, found);
  }
  return found;
}

const sources = new Map();

/** Hash of all scripts that the given kit modules depend on. */
function sourcesHash(modules) {
  const key = modules.join();
  if (!sources.has(key)) {
    const found = new Map();
    for (const module of modules) collect(module, found);
    const hash = createHash('sha256');
    for (const file of [...found.keys()].sort()) hash.update(found.get(file));
    for (const name of ['denoise.c', 'unet.h', 'exr.h']) {
      hash.update(readFileSync(join(blenderRoot, 'studio', name)));
    }
    sources.set(key, hash.digest('hex'));
  }
  return sources.get(key);
}

/** Changes when the picture has to be made again: its row, its preset or a script behind it changed. */
export function fingerprint({ scene, preset, view, width, height, quality }) {
  const modules = ['studio', `scenes.${scene}`];
  if (preset.model) modules.push(`spares.${preset.model.split('.')[0]}`);
  const row = JSON.stringify([scene, preset, view, width, height, quality, sourcesHash(modules)]);
  return createHash('sha256').update(row).digest('hex').slice(0, 16);
}
