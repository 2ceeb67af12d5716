/** @jest-environment node */
import sharp from 'sharp';
import { icoIcon, touchIcon } from './icons';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#f00"/></svg>',
);

// Test files share a process, in which the server's image tasks block SVG images.
const svgLoader = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(svgLoader));
afterAll(() => sharp.block(svgLoader));

it('an ICO file lists its images with their places', async () => {
  const file = await icoIcon(svg);
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 3]);
  for (const [entry, size] of [
    [6, 16],
    [22, 32],
    [38, 48],
  ] as const) {
    const start = file.readUInt32LE(entry + 12);
    const image = file.subarray(start, start + file.readUInt32LE(entry + 8));
    expect([file[entry], file[entry + 1]]).toEqual([size, size]);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size });
  }
});

it('the touch icon has no transparent corners', async () => {
  const icon = sharp(await touchIcon(svg, '#00f'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
});
