import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cache } from './lib/paths.mjs';
import { photoFile, takeFile } from './lib/store.mjs';
import { manifest } from './manifest/index.mjs';

const cell = 320;
const label = 20;
const columns = 5;
const draftFile = (name) => join(cache, 'drafts', `${name}.jpg`);

/** The best there is of a picture: kept, else the last take, else the draft. */
const find = (name) => [photoFile(name), takeFile(name), draftFile(name)].find(existsSync);

async function tile(row, index) {
  const picture = await sharp(find(row.name))
    .resize(cell, cell, { fit: 'contain', background: '#fff' })
    .toBuffer();
  const left = (index % columns) * (cell + 6);
  const top = Math.floor(index / columns) * (cell + label + 6);
  const svg = `<svg width="${cell}" height="${label}"><text x="4" y="14" font-size="13" font-family="sans-serif">${row.name}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(svg), left, top: top + cell },
  ];
}

async function sheet(group, rows) {
  const tiles = (await Promise.all(rows.map(tile))).flat();
  const lines = Math.ceil(rows.length / columns);
  const size = { width: columns * (cell + 6), height: lines * (cell + label + 6) };
  const file = join(cache, `sheet-${group}.jpg`);
  const canvas = sharp({ create: { ...size, channels: 3, background: '#fff' } });
  await canvas.composite(tiles).jpeg({ quality: 88 }).toFile(file);
  process.stdout.write(`${file}\n`);
}

mkdirSync(cache, { recursive: true });
const wanted = process.argv.slice(2);
const groups = new Map();
for (const row of manifest) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
for (const [group, rows] of groups) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  const present = rows.filter((row) => find(row.name));
  if (present.length > 0) await sheet(group, present);
}
