import sharp from 'sharp';

/** A small JPEG of one colour, as `setInputFiles` takes it. */
export async function imageFile(name: string, colour: string) {
  const size = { width: 320, height: 240, channels: 3, background: colour } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
