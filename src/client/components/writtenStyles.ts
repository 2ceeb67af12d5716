import { css, type SerializedStyles } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';

const written = new WeakMap<Theme, Map<string, SerializedStyles>>();

/** Bounds what is kept where styles hold measures, such as a place in a picture. */
const MOST_KEPT = 1000;

/**
 * What `make` makes, as text with its class name. It is made once for each key and theme: to make
 * the styles of every element anew took nearly a third of the time in which a page is rendered.
 */
export function writtenStyles(
  theme: Theme,
  key: string,
  make: () => CSSObject | CSSObject[],
): SerializedStyles {
  let kept = written.get(theme);
  if (!kept || kept.size >= MOST_KEPT)
    written.set(theme, (kept = new Map<string, SerializedStyles>()));
  const known = kept.get(key);
  if (known) return known;
  const styles = css(make() as never);
  kept.set(key, styles);
  return styles;
}
