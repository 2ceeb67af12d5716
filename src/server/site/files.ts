import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '@/shared/encoding';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Part of the build, but nothing for a browser. */
const internal = ['/index.html', '/files.json'];

/** Names below `/assets/` carry a hash of their content. */
const hashed = '/assets/';

/** What a browser asks for in place of a page: a missing one is answered plainly, not with the site. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith(hashed) || extname(path).toLowerCase() in types;
}

/**
 * Serves the files that lie below `root` at this moment, precompressed where the build made
 * `.br` and `.gz` beside them. Returns false for a path that is none of them.
 */
export function makeFileSender(
  root: string,
): (request: FastifyRequest, reply: FastifyReply, path: string) => boolean {
  const files = new Map<string, Encoding[]>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/');
    if (!entry.isFile() || internal.includes(path) || !(extname(path) in types)) continue;
    const has = (encoding: Encoding) => existsSync(join(root, path + suffixes[encoding]));
    files.set(path, (['br', 'gzip'] as const).filter(has));
  }
  return (request, reply, path) => {
    const available = files.get(path);
    if (!available) return false;
    // A range counts bytes of the plain file.
    const accepted = request.headers.range
      ? []
      : acceptedEncodings(request.headers['accept-encoding']);
    const encoding = accepted.find((candidate) => available.includes(candidate));
    reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header(
        'Cache-Control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    if (available.length > 0) reply.header('Vary', 'Accept-Encoding');
    if (encoding) reply.header('Content-Encoding', encoding);
    void reply.sendFile(path + (encoding ? suffixes[encoding] : ''), { contentType: false });
    return true;
  };
}
