import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encode, writeFrames } from './films/encode.mjs';
import { films as makers } from './films/index.mjs';
import { filmCache, films as folder, photos } from './lib/paths.mjs';
import { HEIGHT, pixels, WIDTH } from './lib/plates.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' } },
});

const say = (line) => process.stdout.write(`${line}\n`);
const unknown = positionals.filter((name) => !makers.has(name));
if (unknown.length > 0) throw new Error(`There is no film ${unknown.join(', ')}.`);

mkdirSync(folder, { recursive: true });
for (const name of positionals.length > 0 ? positionals : makers.keys()) {
  const outputs = ['webm', 'mp4'].map((kind) => join(folder, `${name}.${kind}`));
  if (!values.force && positionals.length === 0 && outputs.every((file) => existsSync(file))) {
    continue;
  }
  const photo = join(photos, `${name.replace('film', 'slider')}.jpg`);
  const { data } = await pixels(photo, WIDTH, HEIGHT);
  const film = await makers.get(name)(data);
  const master = join(filmCache, `${name}.mkv`);
  mkdirSync(filmCache, { recursive: true });
  await writeFrames(film, data, master);
  for (const file of outputs) {
    await encode(master, file);
    say(`${file.slice(file.lastIndexOf('/') + 1)} ${Math.round(statSync(file).size / 1024)} kB`);
  }
  rmSync(master);
}
