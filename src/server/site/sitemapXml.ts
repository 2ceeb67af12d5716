import { localizedPath, htmlLang, languages } from '@/shared/language';
import { escapeMarkup } from '@/shared/markup';
import type { SiteAddress } from './siteAddresses';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Names the files of the sitemap, which are numbered from 1. */
export function writeIndex(origin: string, files: number): string {
  const entries = Array.from({ length: files }, (_none, index) => {
    const address = escapeMarkup(`${origin}/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One file, piece by piece. Its first piece comes with the first addresses. */
export async function* writeFile(
  origin: string,
  addresses: AsyncIterable<SiteAddress[]>,
): AsyncGenerator<string> {
  let start = `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const some of addresses) {
    yield start + some.map((address) => entryOf(origin, address)).join('');
    start = '';
  }
  yield `${start}</urlset>\n`;
}

/** The page in every language, each with all of them. */
function entryOf(origin: string, { path, updatedAt }: SiteAddress): string {
  const versions = languages.map((language) => ({
    language: htmlLang[language],
    address: escapeMarkup(origin + localizedPath(language, path)),
  }));
  const others = [...versions, { language: 'x-default', address: versions[0]?.address }].map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const changed = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
  return versions
    .map(({ address }) => `<url><loc>${address}</loc>${changed}${others.join('')}</url>\n`)
    .join('');
}
