import { File as NodeFile } from 'node:buffer';
import { findImageProblem } from './imageFile';

const file = (name: string, type: string, head: string) =>
  new NodeFile([Buffer.from(head, 'latin1')], name, { type }) as unknown as File;

const png = '\x89PNG\r\n\x1a\n';
const ftyp = (...brands: string[]) => `\0\0\0\x20ftyp${brands.join('')}`;

it.each([
  ['a JPEG', 'a.jpg', 'image/jpeg', '\xff\xd8\xff\xe0'],
  ['a PNG', 'a.png', 'image/png', png],
  ['a WebP', 'a.webp', 'image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['an AVIF', 'a.avif', 'image/avif', ftyp('avif', '\0\0\0\0', 'avif', 'mif1')],
  ['a moving AVIF', 'a.avif', 'image/avif', ftyp('avis', '\0\0\0\0')],
  ['an AVIF that names its kind last', 'a.avif', '', ftyp('mif1', '\0\0\0\0', 'miaf', 'avif')],
  ['a GIF', 'a.gif', 'image/gif', 'GIF89a'],
  ['a PNG called HEIC', 'IMG_1.HEIC', '', png],
  ['unknown content with the type of an image', 'a.png', 'image/png', 'x'],
  ['unknown content with the name of an image', 'a.AVIF', '', 'x'],
])('takes %s', async (_what, name, type, head) => {
  expect(await findImageProblem(file(name, type, head))).toBeUndefined();
});

it.each([
  ['HEIC', 'a.jpg', 'image/jpeg', ftyp('heic', '\0\0\0\0', 'mif1', 'heic')],
  ['HEIC that no browser knows', 'IMG_1.HEIC', '', 'x'],
  ['a film', 'a.png', 'image/png', ftyp('isom', '\0\0\x02\0', 'mp41')],
  ['TIFF, little-endian', 'a.png', 'image/png', 'II*\0'],
  ['TIFF, big-endian', 'a.tif', 'image/tiff', 'MM\0*'],
  ['BMP', 'a.png', 'image/png', 'BM6'],
  ['PDF', 'a.jpg', 'image/jpeg', '%PDF-1.7'],
  ['SVG', 'a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG by its type', 'a.svg', 'image/svg+xml', 'x'],
  ['XML after a byte order mark', 'a.png', 'image/png', '\xef\xbb\xbf\n<?xml version="1.0"?>'],
  ['an icon', 'a.png', 'image/png', '\0\0\x01\0'],
  ['JPEG XL', 'a.jpg', 'image/jpeg', '\xff\x0a'],
  ['a file without type and extension', 'folder', '', 'x'],
  ['an extension that objects have', 'a.constructor', '', 'x'],
])('rejects %s', async (_what, name, type, head) => {
  expect(await findImageProblem(file(name, type, head))).toBe('notImage');
});

it('rejects an empty file', async () => {
  expect(await findImageProblem(file('a.png', 'image/png', ''))).toBe('empty');
});
