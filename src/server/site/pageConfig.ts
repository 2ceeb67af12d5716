import type { FastifyRequest } from 'fastify';
import type { PageConfig } from '@/shared/rendering';
import type { Config } from '../config';

type Addresses = Pick<Config, 'apiUrl' | 'mediaUrl' | 'apiPort' | 'siteOrigins'>;

/** Origin of the site in canonical addresses, whatever host was asked. */
export const canonicalOriginOf = ([first = 'http://localhost']: Addresses['siteOrigins']) => first;

/**
 * Where a browser that asked for a page finds the backend: by default on the page's own host. A
 * host that the configuration doesn't know never gets into a page, which others may be given too.
 */
export function makePageConfig({ apiUrl, mediaUrl, apiPort, siteOrigins }: Addresses) {
  const canonicalOrigin = canonicalOriginOf(siteOrigins);
  const known = new Set(siteOrigins.map((origin) => new URL(origin).hostname));
  return ({ hostname, protocol }: Pick<FastifyRequest, 'hostname' | 'protocol'>): PageConfig => {
    const host = known.has(hostname) ? hostname : new URL(canonicalOrigin).hostname;
    const api = apiUrl ?? `${protocol}://${host}:${apiPort}`;
    return { apiUrl: api, mediaUrl: mediaUrl ?? `${api}/uploads`, canonicalOrigin };
  };
}
