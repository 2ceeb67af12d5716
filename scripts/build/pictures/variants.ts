import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoFormats, photoWidths, type PhotoFormat } from '../../../src/client/lib/photo';
import { settings } from './settings';

// Variants are made side by side already; threads of libvips would only get in their way.
sharp.concurrency(1);

const encode: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp(settings.webp),
  jpg: (picture) => picture.jpeg(settings.jpg),
};

export interface Variant {
  width: number;
  format: PhotoFormat;
}

/** All variants of a photograph of this width. */
export function variantsOf(width: number): Variant[] {
  return photoFormats.flatMap((format) =>
    photoWidths(width, format).map((each) => ({ width: each, format })),
  );
}

/**
 * Variants made so far, kept between builds by what they are made from: a changed picture or
 * setting has another hash, and nothing is ever out of date.
 */
export class VariantCache {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  private file = (hash: string, { width, format }: Variant) => `${hash}.${width}.${format}`;

  /** Makes those of the variants that are missing; returns how many. */
  async fill(hash: string, content: Buffer, variants: Variant[]): Promise<number> {
    const missing = variants.filter((each) => !existsSync(this.path(hash, each)));
    for (const width of new Set(missing.map((each) => each.width))) {
      // One resize for all formats of a width.
      const { data, info } = await sharp(content)
        .resize({ width, withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const variant of missing.filter((each) => each.width === width)) {
        const encoded = await encode[variant.format](sharp(data, { raw: info })).toBuffer();
        this.write(this.path(hash, variant), encoded);
      }
    }
    return missing.length;
  }

  path(hash: string, variant: Variant): string {
    return join(this.folder, this.file(hash, variant));
  }

  /** Forgets everything but these variants. */
  prune(wanted: Iterable<{ hash: string; variant: Variant }>): void {
    const kept = new Set([...wanted].map(({ hash, variant }) => this.file(hash, variant)));
    for (const file of readdirSync(this.folder)) {
      if (!kept.has(file)) rmSync(join(this.folder, file));
    }
  }

  /** A build that breaks off leaves no half file under a name that counts. */
  private write(path: string, content: Buffer): void {
    const part = `${path}.${randomUUID()}`;
    writeFileSync(part, content);
    renameSync(part, path);
  }
}
