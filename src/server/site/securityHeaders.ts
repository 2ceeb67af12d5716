import type { FastifyRequest } from 'fastify';
import { company } from '@/shared/company';
import type { Config } from '../config';
import { transportHeaders } from '../lib/transport';

type Addresses = Pick<Config, 'apiUrl' | 'mediaUrl' | 'apiPort' | 'siteOrigins'>;

const map = new URL(company.map.embedUrl).origin;

/**
 * Where the backend is when only its port is set: beside the site, whose hosts are configured too.
 * What a visitor or a proxy calls the host never gets into the policy.
 */
function backendBeside(siteOrigins: string[], port: number): string {
  const hosts = siteOrigins.map((origin) => new URL(origin).hostname);
  // A policy cannot name an IPv6 address.
  const names = new Set(hosts.map((host) => (host.startsWith('[') ? '*' : host)));
  return [...names].map((name) => `http://${name}:${port} https://${name}:${port}`).join(' ');
}

function contentSecurityPolicy(api: string, media: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    // Emotion writes its styles into the page.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${map} ${media}`,
    `media-src 'self' ${media}`,
    `connect-src 'self' ${api}`,
    `frame-src ${map}`,
    `object-src 'none'`,
    `base-uri 'none'`,
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

/** Headers of every response; the policy names the backend as the configuration does. */
export function makeSecurityHeaders({
  apiUrl,
  mediaUrl,
  apiPort,
  siteOrigins,
}: Addresses): (request: Pick<FastifyRequest, 'protocol'>) => Record<string, string> {
  const origin = (url: string | undefined) => url && new URL(url).origin;
  const api = origin(apiUrl) ?? backendBeside(siteOrigins, apiPort);
  const headers = {
    ...constant,
    'Content-Security-Policy': contentSecurityPolicy(api, origin(mediaUrl) ?? api),
  };
  return ({ protocol }) => ({ ...headers, ...transportHeaders(protocol) });
}
