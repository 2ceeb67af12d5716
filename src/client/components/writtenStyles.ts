import { css } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';

const written = new WeakMap<Theme, Map<string, string>>();

/** Bounds what is kept where styles hold measures, such as a place in a picture. */
const MOST_KEPT = 1000;

/**
 * What `make` makes, as text. It is made once for each key and theme: to make the styles of every
 * element anew took a quarter of the time in which a page is rendered.
 */
export function writtenStyles(
  theme: Theme,
  key: string,
  make: () => CSSObject | CSSObject[],
): string {
  let texts = written.get(theme);
  if (!texts || texts.size >= MOST_KEPT) written.set(theme, (texts = new Map<string, string>()));
  const text = texts.get(key) ?? css(make() as never).styles;
  texts.set(key, text);
  return text;
}
