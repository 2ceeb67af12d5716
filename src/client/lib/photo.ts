import type { CSSProperties } from 'react';

/** One of the site's own photographs as the build offers it: in several widths and formats. */
export interface Photo<Name extends string = string> {
  /** Of its source, `public/photos/<name>.jpg`. */
  name: Name;
  /** Changes with the source and with the way its variants are made. */
  hash: string;
  width: number;
  height: number;
  /** A blurred miniature: 4 x 3 pixels of 15 bits, from the bottom up, in Base64. */
  blur: string;
}

export interface DescribedPhoto extends Photo {
  alt: string;
}

/** A silent film of the slider, in two formats with a hash of each file's content. */
export interface Film {
  name: string;
  webm: string;
  mp4: string;
}

export const photo = <Name extends string>(
  name: Name,
  width: number,
  height: number,
  hash: string,
  blur: string,
): Photo<Name> => ({ name, width, height, hash, blur });

export const photoFormats = ['webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

const steps = [400, 640, 960, 1280, 1920];
/** Programs that preview shared pages and don't know WebP need one size only. */
const jpegWidth = 960;

/** Widths in which a photograph of this width exists, ascending; none is larger than the source. */
export function photoWidths(width: number, format: PhotoFormat): number[] {
  if (format === 'jpg') return [Math.min(width, jpegWidth)];
  // A step just below the source would save next to nothing.
  return [...steps.filter((step) => step < width * 0.9), Math.min(width, 1920)];
}

export function photoUrl(photo: Photo, width: number, format: PhotoFormat): string {
  return `/assets/photos/${photo.name}.${photo.hash}.${width}.${format}`;
}

/** Of the variant for programs that may not know WebP. */
export function jpegSize({ width, height }: Photo) {
  const [own = width] = photoWidths(width, 'jpg');
  return { width: own, height: Math.round((height * own) / width) };
}

export const photoJpeg = (photo: Photo) => photoUrl(photo, jpegSize(photo).width, 'jpg');

export function photoSrcSet(photo: Photo): string {
  return photoWidths(photo.width, 'webp')
    .map((width) => `${photoUrl(photo, width, 'webp')} ${width}w`)
    .join(', ');
}

export function filmUrl(film: Film, format: 'webm' | 'mp4'): string {
  return `/assets/films/${film.name}.${film[format]}.${format}`;
}

/** Everything of a BMP file of 4 x 3 pixels and 16 bits each but the pixels. */
const bmpHeader = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * The miniature as CSS background: a bitmap stretched to the box, or for `contain` an SVG in the
 * photograph's proportions, which Chromium renders more slowly.
 */
export function photoBlur({ width, height, blur }: Photo, fit: 'cover' | 'contain'): CSSProperties {
  const bmp = `data:image/bmp;base64,${bmpHeader}${blur}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image width="100%" height="100%" preserveAspectRatio="none" href="${bmp}"/></svg>`;
  return fit === 'cover'
    ? { backgroundImage: `url("${bmp}")`, backgroundSize: '100% 100%' }
    : { backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` };
}
