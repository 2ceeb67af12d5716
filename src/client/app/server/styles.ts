import type { EmotionCache } from '@emotion/cache';

const style = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;

/**
 * The styles of one rendering as Emotion finds them again in the browser: each global one by
 * itself, then all others.
 */
export function stylesIn({ key, inserted, registered }: EmotionCache): string {
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
