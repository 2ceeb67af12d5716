import type { FastifyRequest } from 'fastify';
import { company } from '@/shared/company';
import type { PageConfig } from '@/shared/rendering';
import type { Config } from '../config';
import { transportHeaders } from '../lib/http';

/** What a visitor or a proxy calls the host gets into neither pages nor policy: others see them too. */
type PublicUrls = Pick<Config, 'apiUrl' | 'mediaUrl' | 'apiPort' | 'siteOrigins'>;
type PublicConfig = PublicUrls & Pick<Config, 'messageRetentionMonths'>;

/** Origin of the site in canonical URLs. */
export const canonicalOriginOf = ([first = 'http://localhost']: PublicUrls['siteOrigins']) => first;

/** Where a browser finds the backend: by default on the page's own host. */
export function makePageConfig(config: PublicConfig) {
  const { apiUrl, mediaUrl, apiPort, siteOrigins, messageRetentionMonths } = config;
  const canonicalOrigin = canonicalOriginOf(siteOrigins);
  const known = new Set(siteOrigins.map((origin) => new URL(origin).hostname));
  return ({ hostname, protocol }: Pick<FastifyRequest, 'hostname' | 'protocol'>): PageConfig => {
    const host = known.has(hostname) ? hostname : new URL(canonicalOrigin).hostname;
    const api = apiUrl ?? `${protocol}://${host}:${apiPort}`;
    return {
      apiUrl: api,
      mediaUrl: mediaUrl ?? `${api}/uploads`,
      canonicalOrigin,
      messageRetentionMonths,
    };
  };
}

/** Headers of every response. */
export function makeSecurityHeaders({ apiUrl, mediaUrl, apiPort, siteOrigins }: PublicUrls) {
  const api = apiUrl ? new URL(apiUrl).origin : backendBeside(siteOrigins, apiPort);
  const media = mediaUrl ? new URL(mediaUrl).origin : api;
  const map = new URL(company.map.embedUrl).origin;
  const policy = [
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
  ];
  const headers = {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  return ({ protocol }: Pick<FastifyRequest, 'protocol'>): Record<string, string> => ({
    ...headers,
    ...transportHeaders(protocol),
  });
}

function backendBeside(siteOrigins: string[], port: number): string {
  const hosts = siteOrigins.map((origin) => new URL(origin).hostname);
  // A policy cannot name an IPv6 address.
  const names = new Set(hosts.map((host) => (host.startsWith('[') ? '*' : host)));
  return [...names].map((name) => `http://${name}:${port} https://${name}:${port}`).join(' ');
}
