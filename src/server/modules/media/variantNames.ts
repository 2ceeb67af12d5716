import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS } from '@/shared/limits';

export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface Variant {
  /** File name among the variants. */
  name: string;
  width: number;
  format: VariantFormat;
}

/**
 * The variant that serves a picture best: the next larger of `IMAGE_WIDTHS`, at most the largest, in
 * the best format that the request's Accept header admits. Undefined: the original does.
 */
export function chooseVariant(file: string, width: number, accept: string): Variant | undefined {
  const format = bestFormat(file, accept);
  if (!format) return undefined;
  const target = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  return { name: `${stem(file)}_${target}.${format}`, width: target, format };
}

/** GIFs may move, which AVIF as sharp writes it does not: they are served as they are. */
function bestFormat(file: string, accept: string): VariantFormat | undefined {
  const own = file.slice(file.lastIndexOf('.') + 1);
  if (own === 'gif') return undefined;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return own === 'png' || own === 'webp' || own === 'avif' ? own : 'jpg';
}

/** Two originals of one hash in different formats have different stems. */
function stem(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 40);
}
