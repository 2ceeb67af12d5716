import { jsonInMarkup } from '@/shared/markup';
import type { RenderedPage } from '@/shared/rendering';

/** `files.json` of the build. */
export interface BuiltFiles {
  /** Script files of each page's own code, by the name of its chunk. */
  scripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** What goes into the built `index.html`. */
export type PageParts = Pick<RenderedPage, 'lang' | 'data'> &
  Partial<Pick<RenderedPage, 'head' | 'body' | 'chunk'>>;

const LANG = '<html lang="en">';
const HEAD = '<!--page-head-->';
const BODY = '<div id="root"></div>';
const DATA = '<!--page-data-->';

/** Makes a function that writes a page into the built `index.html`. Throws when a place is missing. */
export function makeWritePage(
  template: string,
  { scripts, fonts }: BuiltFiles,
): (page: PageParts) => string {
  for (const place of [LANG, HEAD, BODY, DATA]) {
    if (!template.includes(place)) throw new Error(`index.html lacks ${place}.`);
  }
  const preloads = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return ({ lang, data, head = '', body = '', chunk = '' }) => {
    const code = (scripts[chunk] ?? []).map((file) => `<script defer src="/${file}"></script>`);
    // By functions: a replacement text would have its "$" interpreted.
    return template
      .replace(LANG, () => `<html lang="${lang}">`)
      .replace(HEAD, () => [...preloads, head, ...code].join(''))
      .replace(BODY, () => `<div id="root">${body}</div>`)
      .replace(
        DATA,
        () => `<script type="application/json" id="page-data">${jsonInMarkup(data)}</script>`,
      );
  };
}
