import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext, Handlers } from '../../context';
import { notFound } from '../../lib/httpError';
import { STORED_NAME } from './store';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

export function mediaHandlers({ media, variants }: AppContext): Handlers {
  return {
    getUpload: async (request, reply) => {
      const { file } = request.params as { file: string };
      const { w } = request.query as { w?: number };
      if (!STORED_NAME.test(file) || !existsSync(join(media.uploadsDir, file))) {
        throw notFound('This picture does not exist.');
      }
      const accept = request.headers.accept ?? '';
      const variant = w ? await variants.find({ file, width: w, accept }) : undefined;
      const name = variant ?? file;
      // The name tells the content, so whoever has it never needs to ask again.
      reply.headers({
        'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)],
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (w) reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));
      return reply.sendFile(name, variant ? media.variantsDir : media.uploadsDir);
    },
  };
}
