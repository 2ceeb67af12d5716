import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const mediaRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(mediaRoot));

/** Finished pictures, committed. */
export const photos = join(root, 'public', 'photos');
/** Finished films, committed. */
export const films = join(root, 'public', 'films');
/** Takes waiting to be looked at, drafts, contact sheets and Blender's scratch: not committed. */
export const cache = join(root, '.cache', 'media');
export const filmCache = join(cache, 'films');
export const blenderRoot = join(mediaRoot, 'blender');
