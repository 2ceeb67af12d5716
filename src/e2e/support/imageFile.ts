import sharp from 'sharp';

export async function imageFile(name: string, colour: string) {
  const size = { width: 320, height: 240, channels: 3, background: colour } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
