import { IMAGE_TYPES, isImageMediaType } from '@/shared/imageTypes';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { readHead } from './fileHead';

/** How files of the accepted kinds begin, read as Latin-1. */
const ACCEPTED = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  // Among the brands of the file; HEIC has others.
  /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/,
];

/** How others begin: TIFF, BMP, PDF, Photoshop, ZIP, icons, JPEG XL, JPEG 2000, HEIC and films, SVG. */
const OTHERS = [
  /^(?:II[*+]\0|MM\0[*+]|BM|%PDF|8BPS|PK|\0\0[^]\0|\xff\n|\0\0\0\f(?:JXL|jP) )/,
  /^[^]{4}ftyp/,
  /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|!--|svg|html)/i,
];

/** The brands of a file and the beginning of an XML document are within so many bytes. */
const HEAD_BYTES = 256;

const EXTENSIONS = new Set<string>(Object.values(IMAGE_TYPES).flat());

/** Whether the type that the browser finds, or else the name, is that of an image. */
const isNamedImage = ({ name, type }: File) =>
  type ? isImageMediaType(type) : EXTENSIONS.has(name.split('.').at(-1)!.toLowerCase());

/**
 * Why a file is rejected as an image, by its content or, where that is unknown, by its name. The
 * backend decodes the file and makes the final check.
 */
export async function findImageProblem(file: File) {
  if (file.size === 0) return 'empty';
  const head = await readHead(file, HEAD_BYTES);
  const isImage =
    ACCEPTED.some((start) => start.test(head)) ||
    (isNamedImage(file) && !OTHERS.some((start) => start.test(head)));
  if (!isImage) return 'notImage';
  return file.size > MAX_IMAGE_MIB * 1024 ** 2 ? 'tooLarge' : undefined;
}
