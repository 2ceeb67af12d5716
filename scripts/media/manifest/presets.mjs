import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaRoot } from '../lib/paths.mjs';

const tables = new Map();

/** A preset of presets/<table>.json with the table's base values under it and changes over it. */
export function preset(table, name, changes = {}) {
  if (!tables.has(table)) {
    const file = join(mediaRoot, 'presets', `${table}.json`);
    tables.set(table, JSON.parse(readFileSync(file, 'utf8')));
  }
  const { base, presets } = tables.get(table);
  if (!presets[name]) throw new Error(`No preset ${name} in ${table}.json`);
  return { ...base, ...presets[name], ...changes };
}
