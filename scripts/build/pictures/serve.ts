import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PhotoFormat } from '../../../src/client/lib/photo';
import { readPhoto, root, sources } from './sources';
import { VariantCache } from './variants';

const photoPath = /^\/assets\/photos\/([\w-]+)\.[0-9a-f]{8}\.(\d+)\.(webp|jpg)$/;
const filmPath = /^\/assets\/films\/([\w-]+)\.[0-9a-f]{8}\.(webm|mp4)$/;

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** For the development server: makes each variant when it is asked for the first time. */
export function servePictures() {
  const cache = new VariantCache(join(root, '.cache/pictures'));

  async function find(path: string): Promise<string | undefined> {
    const [, film, filmFormat] = filmPath.exec(path) ?? [];
    if (film) return join(sources.films, `${film}.${filmFormat}`);
    const [, name, width, format] = photoPath.exec(path) ?? [];
    if (!name) return undefined;
    const variant = { width: Number(width), format: format as PhotoFormat };
    const { content, hash } = readPhoto(sources.photos, name);
    await cache.fill(hash, content, [variant]);
    return cache.path(hash, variant);
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    find(request.url ?? '').then((file) => {
      if (!file) return next();
      response.setHeader('Content-Type', types[file.slice(file.lastIndexOf('.') + 1)] ?? '');
      createReadStream(file).on('error', next).pipe(response);
    }, next);
  };
}
