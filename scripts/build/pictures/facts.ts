import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photo, type Film, type Photo } from '../../../src/client/lib/photo';
import { hashFilm, readPhoto, type Folders } from './sources';

export interface Pictures {
  photos: Photo[];
  films: Film[];
}

/** Names of the files with this ending; throws for what the folder should not hold. */
function namesIn(folder: string, endings: string[]): string[] {
  const names = readdirSync(folder).map((file) => {
    const [, name, ending = ''] = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.(\w+)$/.exec(file) ?? [];
    if (name && endings.includes(ending)) return name;
    throw new Error(
      `${join(folder, file)}: a name is of small letters, digits and single hyphens, and ends in .${endings.join(' or .')}.`,
    );
  });
  return [...new Set(names)].sort();
}

/**
 * A photograph as 4 x 3 pixels in the 15 bits each that a BMP file has from its 54th byte on:
 * rows from the bottom up, five bits of red, green and blue.
 */
async function miniature(content: Buffer): Promise<string> {
  const [width, height] = [4, 3];
  const pixels = await sharp(content)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const bytes = Buffer.alloc(width * height * 2);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3).map((value) => value >> 3);
    const row = height - 1 - Math.floor(pixel / width);
    bytes.writeUInt16LE((red << 10) | (green << 5) | blue, (row * width + (pixel % width)) * 2);
  }
  return bytes.toString('base64');
}

/** What its module says of a photograph, as long as the file is the same: that needs no second look. */
function readModule(generated: string, name: string, hash: string): Photo | undefined {
  const module = join(generated, 'photos', `${name}.ts`);
  if (!existsSync(module)) return undefined;
  const call = /photo\('.*', (\d+), (\d+), '(\w+)', '(.+)'\)/;
  const [, width, height, known, blur = ''] = call.exec(readFileSync(module, 'utf8')) ?? [];
  return known === hash ? photo(name, Number(width), Number(height), hash, blur) : undefined;
}

async function readFacts(folder: string, name: string, generated: string): Promise<Photo> {
  const { content, hash } = readPhoto(folder, name);
  const known = readModule(generated, name, hash);
  if (known) return known;
  const { width, height } = await sharp(content).metadata();
  return photo(name, width, height, hash, await miniature(content));
}

/** The facts of every file; `generated` is the folder of the modules that an earlier run wrote. */
export async function readPictures(folders: Folders, generated: string): Promise<Pictures> {
  const photos: Photo[] = [];
  for (const name of namesIn(folders.photos, ['jpg'])) {
    photos.push(await readFacts(folders.photos, name, generated));
  }
  const films = namesIn(folders.films, ['webm', 'mp4']).map((name) => ({
    name,
    webm: hashFilm(folders.films, name, 'webm'),
    mp4: hashFilm(folders.films, name, 'mp4'),
  }));
  return { photos, films };
}
