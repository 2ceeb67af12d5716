import sharp from 'sharp';

/** A small photograph of one colour, as a file chooser hands it over. */
export async function photo(name: string, colour: string) {
  const size = { width: 320, height: 240, channels: 3, background: colour } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
