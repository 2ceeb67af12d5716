import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A real image of one colour. */
export function makeImage(
  format: Format = 'png',
  { width = 40, height = 30, colour = '#335577' } = {},
): Promise<Buffer> {
  const channels = 3 as const;
  const image = sharp({ create: { width, height, channels, background: colour } });
  return image.toFormat(format).toBuffer();
}

/** An image with detail, so that its bytes differ from those of all others and take some room. */
export function makeNoise(width = 60, height = 40): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).png().toBuffer();
}

/** An image that lies on its side and records where it was taken. */
export function makePhotograph(): Promise<Buffer> {
  const create = { width: 60, height: 20, channels: 3, background: '#884422' } as const;
  return sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '29/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG that says it has the given size and holds next to nothing. */
export function makeHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = Buffer.from('789c030000000001', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animated PNG of two frames with a comment; sharp writes none. */
export async function makeAnimatedPng(width = 40, height = 30): Promise<Buffer> {
  const png = await makeImage('png', { width, height });
  const at = png.indexOf('IDAT', 0, 'latin1') - 4;
  const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
    return bytes;
  };
  const delay = Buffer.from([0, 1, 0, 5, 0, 0]);
  const frame = (sequence: number) =>
    pngChunk('fcTL', Buffer.concat([numbers(sequence, width, height, 0, 0), delay]));
  return Buffer.concat([
    png.subarray(0, at),
    pngChunk('tEXt', Buffer.from('Comment\0Secret')),
    pngChunk('acTL', numbers(2, 0)),
    frame(0),
    pngChunk('IDAT', data),
    frame(1),
    pngChunk('fdAT', Buffer.concat([numbers(2), data])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
