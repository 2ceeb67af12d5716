import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

type Addresses = Pick<Config, 'apiUrl' | 'mediaUrl' | 'apiPort'>;

const map = 'https://www.openstreetmap.org';

/** Where the backend is when only its port is set: on the host that the page came from. */
function backendOnHost(hostname: string, port: number): string {
  // A policy cannot name an IPv6 address, and must not repeat what is no host name at all.
  const host = /^[a-z0-9.-]+$/i.test(hostname) ? hostname : '*';
  return `http://${host}:${port} https://${host}:${port}`;
}

function contentSecurityPolicy(api: string, media: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    // Emotion writes its styles into the page.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' ${media}`,
    `connect-src 'self' ${api}`,
    `frame-src ${map}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

const constant = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of every answer; the policy names the backend's addresses as this visitor sees them. */
export function makeSecurityHeaders({
  apiUrl,
  mediaUrl,
  apiPort,
}: Addresses): (request: FastifyRequest) => Record<string, string> {
  const origin = (url: string | undefined) => url && new URL(url).origin;
  return ({ hostname, protocol }) => {
    const api = origin(apiUrl) ?? backendOnHost(hostname, apiPort);
    return {
      ...constant,
      'Content-Security-Policy': contentSecurityPolicy(api, origin(mediaUrl) ?? api),
      ...(protocol === 'https' && { 'Strict-Transport-Security': 'max-age=31536000' }),
    };
  };
}
