import { headerHeight } from '@/client/components/site/headerHeight';
import { focusColor } from './palette';

const CURRENT =
  ':is([aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], .Mui-selected)';

/** Of elements, and of print, forced colors and reduced motion. */
export const globalStyles = {
  html: {
    // The header grows with the text, up to 120 px.
    scrollPaddingTop: `min(${(headerHeight.lg + 8) / 16}rem, 128px)`,
    '@media (max-width: 37.496875rem)': {
      scrollPaddingTop: `min(${(headerHeight.xs + 8) / 16}rem, 128px)`,
    },
    // A hair of space between Chinese and the figures and Latin words in it.
    textAutospace: 'normal',
  },
  body: {
    // Large text on a small screen.
    overflowWrap: 'break-word',
    // Beside the camera of a phone that is held sideways.
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
  // A grid or stack that is a list has no marks. Without specificity, so that margins in `sx` win.
  ':where(ul, ol):where(.MuiGrid-root, .MuiStack-root)': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  ':where(dl, dd)': { margin: 0 },
  // Texts that users typed.
  '[dir=auto]': { overflowWrap: 'anywhere' },
  // A right-to-left name stays at its place in a left-to-right page; Chromium needs the prefix.
  ':where([dir=auto]:not(input, textarea))': {
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  // No heading with one word, no paragraph with one syllable on its last line.
  'h1, h2': { textWrap: 'balance' },
  'p, dd': { textWrap: 'pretty' },
  '@page': { margin: '12mm' },
  // Black on white: printers omit dark grounds, and white text on them would be lost.
  '@media print': {
    '*, ::before, ::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
    html: { fontSize: 12 },
    '.MuiAppBar-root, .MuiButton-root, .MuiIconButton-root': { display: 'none !important' },
    '.MuiContainer-root': { paddingInline: '0 !important' },
  },
  ':focus-visible': { outline: `3px solid ${focusColor}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    // Where all backgrounds and borders look alike, the current entry looks like a selection.
    [CURRENT]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
    [`${CURRENT} *`]: { color: 'inherit !important' },
    '.MuiButton-contained': { border: '1px solid' },
    ':is(.Mui-disabled, [aria-disabled="true"])': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
