import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { makeImage } from '@/server/testing/images';
import { makeZip, type ZipEntry } from '@/server/testing/zip';
import { readZipImages } from './archive';

const folder = mkdtempSync(join(tmpdir(), 'hoistway-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names and contents of the images; what is no image of an archive is its fault. */
async function readImages(entries: ZipEntry[] | Buffer, maxEntries?: number) {
  const path = join(folder, 'images.zip');
  writeFileSync(path, Buffer.isBuffer(entries) ? entries : makeZip(entries));
  const images: [string, Buffer | string][] = [];
  for await (const image of readZipImages(path, folder, maxEntries))
    images.push([image.name, 'path' in image ? readFileSync(image.path) : image.fault]);
  return images;
}

const large = Buffer.alloc(11 * 1024 ** 2);

test('images of an archive are unpacked one by one, without what is none', async () => {
  const image = await makeImage();
  const images = await readImages([
    { name: 'photos/', content: '' },
    { name: 'photos/A-1.png', content: image },
    { name: '__MACOSX/photos/._A-1.png', content: 'x' },
    { name: '.DS_Store', content: 'x' },
    { name: 'photos/Thumbs.db', content: 'x' },
    { name: Buffer.from('c6a4b4f82e706e67', 'hex'), content: image },
    { name: '门机.png', content: image },
    { name: 'large.png', content: large, stored: true },
  ]);
  expect(images).toEqual([
    ['photos/A-1.png', image],
    ['皮带.png', image],
    ['门机.png', image],
    ['large.png', 'file_too_large'],
  ]);
});

test('an image whose packed bytes are damaged does not end the others', async () => {
  const [image, damaged] = [await makeImage(), await makeImage('png', { colour: '#123456' })];
  const archive = makeZip([
    { name: 'a.png', content: damaged },
    { name: 'b.png', content: image },
  ]);
  const packed = archive.indexOf(deflateRawSync(damaged));
  archive.fill(0xff, packed, packed + 9);
  expect(await readImages(archive)).toEqual([
    ['a.png', 'image_broken'],
    ['b.png', image],
  ]);
});

test.each([
  ['archive_too_large', { name: 'a.png', content: large }],
  [
    'archive_too_large',
    { name: 'a.png', content: randomBytes(3 * 1024 ** 2), size: 201 * 1024 ** 2 },
  ],
  ['import_file_broken', { name: 'a.png', content: large, size: 1000 }],
  ['archive_path_invalid', { name: '/etc/a.png', content: 'x' }],
  ['archive_path_invalid', { name: '.\0./a.png', content: 'x' }],
])('%s is the reason why an archive is not read', async (code, entry) => {
  await expect(readImages([entry])).rejects.toMatchObject({ code });
});

test('names of images have no invisible characters, and are there once', async () => {
  const names = ['a\0.png', '\u202eb.png', 'e\u0301.png', '\0', 'c.png', 'c\u200b.png'];
  const images = await readImages(names.map((name) => ({ name, content: name })));
  expect(images.map(([name, content]) => [name, String(content)])).toEqual([
    ['a.png', 'a\0.png'],
    ['b.png', '\u202eb.png'],
    ['é.png', 'e\u0301.png'],
    ['c.png', 'c\u200b.png'],
  ]);
});

test('an archive with more files than one may have is not read', async () => {
  const entries = Array.from({ length: 51 }, (_, index) => ({ name: `${index}`, content: 'x' }));
  await expect(readImages(entries, 50)).rejects.toMatchObject({ code: 'archive_too_large' });
  expect(await readImages(entries.slice(1), 50)).toHaveLength(50);
});
