import type { RenderedPage, Written } from '@/shared/rendering';

/** Where the parts of a page go in the template. */
const places = {
  lang: /(?<=<html[^>]*\blang=)(?:"[^"]*"|[^\s>]+)/,
  /** Before what the build has put at the end of the head. */
  head: /(?=<script defer)/,
  /** Those of the build's entries: first `start.ts`, which loads the others. */
  scripts: /(?:<script defer[^>]*><\/script>){2,9}/,
  body: /(?<=<div id="?root"?>)(?=<\/div>)/,
  data: /(?<=<script[^>]*\bid="?hoistway-page"?[^>]*>)[^<]*(?=<\/script>)/,
};

export const joined = (pieces: Written): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** `files.json` of the build. */
export interface BuiltFiles {
  /** Script files of each page's own code, by the name of its chunk. */
  scripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** What goes into the built `index.html`. */
export type PageParts = Pick<RenderedPage, 'lang' | 'data'> &
  Partial<Pick<RenderedPage, 'head' | 'body' | 'chunk'>>;

/**
 * Makes a function that writes a page into the built `index.html`. Throws when the template has no
 * place for a part: a page without its data would ask the wrong backend. It writes piece by piece:
 * one string of all would be so large that V8 puts it where it collects late.
 */
export function makeWritePage(
  template: string,
  { scripts, fonts }: BuiltFiles,
): (page: PageParts) => Buffer {
  // Looked for once: a page is a hundred times the template.
  const found = Object.entries(places).map(([part, place]) => {
    const match = place.exec(template);
    if (!match) throw new Error(`index.html lacks ${place.source}.`);
    return { part: part as keyof typeof places, start: match.index, length: match[0].length };
  });
  found.sort((a, b) => a.start - b.start);
  const ends = [0, ...found.map(({ start, length }) => start + length)];
  const pieces = found.map(({ part, start }, at) => ({
    before: Buffer.from(template.slice(ends[at], start)),
    part,
  }));
  const rest = Buffer.from(template.slice(ends.at(-1)));
  const [start = '', ...entry] = [...template.matchAll(/<script defer[^>]* src="([^"]*)"/g)].map(
    ([, src = '']) => src,
  );
  const preloads = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return ({ lang, data, head = [], body, chunk = '' }) => {
    // Before the entry's, which then finds the page's code in its place.
    const code = [...(scripts[chunk] ?? []).map((file) => `/${file}`), ...entry];
    const parts: Record<(typeof pieces)[number]['part'], string | Written> = {
      lang: `"${lang}"`,
      head: [...preloads, ...head],
      scripts: body
        ? // Not deferred: it would run at the end of parsing, and what is there would show after it.
          `<script async src="${start}" data-scripts="${code.join(' ')}"></script>`
        : entry.map((src) => `<script defer src="${src}"></script>`).join(''),
      body: body ?? '',
      data,
    };
    const written = pieces.flatMap(({ before, part }) => [before, ...[parts[part]].flat()]);
    return joined([...written, rest]);
  };
}
