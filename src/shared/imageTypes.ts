/** The kinds of image that can be uploaded: media types with the extensions of their files. */
export const IMAGE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
} as const;

export type ImageMediaType = keyof typeof IMAGE_TYPES;

/** Extension of a stored image. */
export type ImageType = (typeof IMAGE_TYPES)[ImageMediaType][0];

export const isImageMediaType = (type: string): type is ImageMediaType =>
  Object.hasOwn(IMAGE_TYPES, type);
