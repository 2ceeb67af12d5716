import type { EmotionCache } from '@emotion/cache';

const style = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;

/** More than there are kinds of pages. */
const MOST_KEPT = 100;

/** By the names of the styles in it, which tell what they say. */
const written = new Map<string, Uint8Array>();

/**
 * The styles of one rendering as Emotion finds them again in the browser: each global one by
 * itself, then all others. Pages of a kind have the same, which are a sixth of them.
 */
export function stylesIn(cache: EmotionCache): Uint8Array {
  const names = Object.keys(cache.inserted).join(' ');
  const known = written.get(names);
  if (known) return known;
  const bytes = new TextEncoder().encode(write(cache));
  if (written.size >= MOST_KEPT) written.clear();
  written.set(names, bytes);
  return bytes;
}

function write({ key, inserted, registered }: EmotionCache): string {
  const all = Object.entries(inserted).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined;
  const isAnimation = ([, css]: [string, string]) => css.startsWith('@keyframes');
  const globals = all.filter((entry) => isGlobal(entry) && !isAnimation(entry));
  const others = all.filter((entry) => !globals.includes(entry));
  return [
    ...globals.map(([name, css]) => style(`${key}-global ${name}`, css)),
    style(
      `${key} ${others.map(([name]) => name).join(' ')}`,
      others.map(([, css]) => css).join(''),
    ),
  ].join('');
}
