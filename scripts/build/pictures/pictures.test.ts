import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { filmUrl, photoUrl, type Film, type PhotoFile } from '../../../src/client/lib/photo';
import { manifest } from '../../media/manifest/index.mjs';
import { buildPictures, picturesIn } from './build';
import { makePhotoModules } from './data';
import { readPhoto, type Folders } from './sources';

let root: string;
let folders: Folders;
const at = (...parts: string[]) => join(root, ...parts);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hoistway-pictures-'));
  folders = { photos: at('photos'), films: at('films') };
  for (const name of ['photos', 'films', 'written']) mkdirSync(at(name));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Draws a source: red above, blue below. */
async function draw(name: string, width: number, height: number, top = '#ff0000'): Promise<void> {
  const upper = { create: { width, height: height / 2, channels: 3, background: top } } as const;
  await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(upper).png().toBuffer(), top: 0, left: 0 }])
    .jpeg()
    .toFile(join(folders.photos, `${name}.jpg`));
}

const photoOf = (name: string, width: number, height: number): PhotoFile => ({
  name,
  width,
  height,
  hash: readPhoto(folders.photos, name).hash,
  blur: '',
});

describe('the build of pictures', () => {
  const build = (photos: PhotoFile[], films: Film[] = []) =>
    buildPictures({ photos, films }, folders, at('cache'));
  const site = () => readdirSync(at('site'), { recursive: true }) as string[];

  it('makes every width and format, none larger than the source', async () => {
    await draw('car-1', 700, 500);
    const photo = photoOf('car-1', 700, 500);
    const result = await build([photo]);
    result.copyTo(at('site'));
    const sizes = await Promise.all(
      [400, 700].flatMap((width) =>
        (['avif', 'webp'] as const).map(async (format) => {
          const made = await sharp(at('site', photoUrl(photo, width, format))).metadata();
          return [made.width, made.height, made.format, made.compression];
        }),
      ),
    );
    expect(sizes).toEqual([
      [400, 286, 'heif', 'av1'],
      [400, 286, 'webp', undefined],
      [700, 500, 'heif', 'av1'],
      [700, 500, 'webp', undefined],
    ]);
    expect((await sharp(at('site', photoUrl(photo, 700, 'jpg'))).metadata()).width).toBe(700);
    expect(result).toMatchObject({ made: 5, files: 5 });
  });

  it('makes nothing twice, and again what has changed', async () => {
    await draw('car-1', 420, 300);
    await draw('car-2', 420, 300, '#00ff00');
    expect(await build([photoOf('car-1', 420, 300)])).toMatchObject({ made: 3 });
    const both = () => [photoOf('car-1', 420, 300), photoOf('car-2', 420, 300)];
    expect(await build(both())).toMatchObject({ made: 3, files: 6 });
    expect(await build(both())).toMatchObject({ made: 0, files: 6 });
    await draw('car-1', 420, 300, '#ffff00');
    expect(await build(both())).toMatchObject({ made: 3, files: 6 });
  });

  it('forgets what no page shows any more', async () => {
    await draw('car-1', 420, 300);
    await draw('car-2', 420, 300, '#00ff00');
    await build([photoOf('car-1', 420, 300), photoOf('car-2', 420, 300)]);
    const result = await build([photoOf('car-2', 420, 300)]);
    result.copyTo(at('site'));
    expect(readdirSync(at('cache'))).toHaveLength(3);
    expect(site().filter((file) => /car-1/.test(file))).toEqual([]);
  });

  it('copies films under names that change with their content', async () => {
    const film: Film = { name: 'film-1', webm: '11112222', mp4: '33334444' };
    for (const format of ['webm', 'mp4']) writeFileSync(at('films', `film-1.${format}`), format);
    (await build([], [film])).copyTo(at('site'));
    expect(site()).toEqual(
      expect.arrayContaining([filmUrl(film, 'webm').slice(1), filmUrl(film, 'mp4').slice(1)]),
    );
  });

  it('says which picture is missing', async () => {
    const lost = { name: 'car-9', width: 400, height: 300, hash: '00000000', blur: '' };
    await expect(build([lost])).rejects.toThrow(/car-9\.jpg is missing/);
  });

  it('finds every picture of the lists once', async () => {
    await draw('car-1', 420, 300);
    const photo = photoOf('car-1', 420, 300);
    const film: Film = { name: 'film-1', webm: '1', mp4: '2' };
    const lists = [{ home: { slides: [{ photo, film }], more: [photo] } }, { about: photo }];
    expect(picturesIn(lists)).toEqual({ photos: [photo], films: [film] });
  });
});

describe('the lists of photographs', () => {
  const row = manifest[0]!;
  const list = async (placements: Parameters<typeof makePhotoModules>[0]) =>
    (await makePhotoModules(placements, folders, at('written'))).get('home.ts') ?? '';

  it('take size and hash from the file and the description from the manifest', async () => {
    await draw(row.name, 880, 1100);
    const text = await list({ home: { slides: [row.name] } });
    const { hash } = readPhoto(folders.photos, row.name);
    expect(text).toMatch(/^\s*\/\/ Generated by "npm run photos"/);
    expect(text).toMatch(/export const homePhotos = \{"slides": \[photo\(/);
    for (const value of [row.name, '880', '1100', hash, row.alt.zh]) expect(text).toContain(value);
  });

  it('show each photograph as a few pixels that a BMP header makes a picture of', async () => {
    await draw(row.name, 880, 1100);
    const text = await list({ home: { hero: row.name } });
    const blur = Buffer.from(/"([\w+/]{32})"/.exec(text)?.[1] ?? '', 'base64');
    const [blue, red] = [0b11111, 0b11111 << 10];
    const rows = [0, 8, 16].map((start) => blur.readUInt16LE(start));
    // From the bottom up; JPEG is a little off.
    expect(rows[0]! & blue).toBeGreaterThan(28);
    expect(rows[0]! & red).toBe(0);
    expect((rows[2]! & red) >> 10).toBeGreaterThan(28);
    expect(rows[2]! & blue).toBe(0);
  });

  it('take a miniature that is known from the list as it was', async () => {
    await draw(row.name, 880, 1100);
    const { hash } = readPhoto(folders.photos, row.name);
    const blur = 'abcd'.repeat(8);
    writeFileSync(at('written', 'home.ts'), `photo('x', 1, 1, '${hash}', '${blur}', '', '')`);
    expect(await list({ home: { hero: row.name } })).toContain(blur);
  });

  it('refuse a name without a row or without a file', async () => {
    await expect(list({ home: { hero: 'nothing' } })).rejects.toThrow(/nothing has no row/);
    await expect(list({ home: { hero: row.name } })).rejects.toThrow(/is missing/);
  });
});
