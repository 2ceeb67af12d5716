import type { FastifyInstance } from 'fastify';
import { company } from '@/shared/company';
import { htmlLang } from '@/shared/language';

const PATH = '/.well-known/security.txt';

/** Days for which the file is valid; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export function registerSecurityTxt(site: FastifyInstance, origin: string): void {
  site.get(PATH, (_request, reply) => {
    const today = Math.floor(Date.now() / DAY_MS);
    const expires = new Date((today + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${Object.values(htmlLang).join(', ')}`,
      `Canonical: ${origin}${PATH}`,
      '',
    ];
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });
}
