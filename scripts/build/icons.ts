import sharp from 'sharp';

/** The icons that programs expect beside an SVG one, made of it. */

const SVG_DPI = 72;

/** Drawn at the icon's own size, so that its edges are sharp. */
async function drawn(svg: Buffer, size: number) {
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: (SVG_DPI * size) / width }).resize(size, size);
}

export const pngIcon = async (svg: Buffer, size: number): Promise<Buffer> =>
  (await drawn(svg, size)).png().toBuffer();

/** iOS cuts the corners itself and shows black behind transparent ones. */
export const touchIcon = async (svg: Buffer, background: string): Promise<Buffer> =>
  (await drawn(svg, 180)).flatten({ background }).png().toBuffer();

const ICO_SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file: a header, an entry for each size, and the images, which may be PNG. */
export async function icoIcon(svg: Buffer): Promise<Buffer> {
  const images = await Promise.all(ICO_SIZES.map((size) => pngIcon(svg, size)));
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  for (const [index, image] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += image.length;
  }
  return Buffer.concat([head, ...images]);
}
