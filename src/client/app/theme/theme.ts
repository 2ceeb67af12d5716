import { createElement } from 'react';
import { createTheme } from '@mui/material/styles';
import type { Language } from '@/shared/language';
import { CheckboxIcon, RadioIcon } from './choiceIcons';
import { LinkBehavior } from './LinkBehavior';
import { headerHeight } from '@/client/components/site/headerHeight';

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** The color of its surroundings, with an outline. */
    outlined: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** An entry of the navigation bar, as high as the bar. */
    nav: true;
  }
}

const systemChinese =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"';
const fonts = `"Archivo Variable", "Archivo Fallback", ${systemChinese}, "Helvetica Neue", Arial, sans-serif`;

/** Deep navy and steel, one warm accent; contrast of text is 4.5:1 or more on white and on navy. */
export const colours = {
  navy: '#0b1f3a',
  navyDeep: '#071428',
  steel: '#56677d',
  steelLight: '#dfe5ec',
  mist: '#f4f6f9',
  accent: '#b4531a',
  accentOnNavy: '#f0a35e',
};

/** Large headings are tight; Chinese, whose signs fill their squares, needs air between the lines. */
const display = (language: Language) => ({
  fontWeight: 650,
  letterSpacing: language === 'zh' ? 0 : '-0.02em',
  lineHeight: language === 'zh' ? 1.3 : 1.12,
});

const palette = {
  primary: { main: colours.navy, dark: colours.navyDeep, contrastText: '#fff' },
  secondary: {
    main: colours.accent,
    dark: '#8f3f10',
    light: colours.accentOnNavy,
    contrastText: '#fff',
  },
  text: { primary: '#14202f', secondary: colours.steel },
  background: { default: '#fff', paper: '#fff' },
  // `grey.100` is the quiet ground of every second section.
  grey: { 100: colours.mist, 200: colours.steelLight },
  divider: colours.steelLight,
  error: { main: '#b3261e' },
  success: { main: '#1c6b3c' },
};

/** A section on a dark ground sets the variable. */
const focusColor = `var(--focus-color, ${colours.accent})`;

/** Styles of the document, beside those of CssBaseline. */
const documentStyles = {
  html: {
    // Below the bar that stays at the top, with a little air.
    scrollPaddingTop: headerHeight.lg + 8,
    '@media (max-width: 767.95px)': { scrollPaddingTop: headerHeight.xs + 8 },
    // A hair of space between Chinese and the figures and Latin words in it.
    textAutospace: 'normal',
  },
  // A grid or stack that is a list has no marks. Without specificity, so that margins in `sx` win.
  ':where(ul, ol):where(.MuiGrid-root, .MuiStack-root)': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  ':where(dl, dd)': { margin: 0 },
  // No heading with one word, no paragraph with one syllable on its last line.
  'h1, h2': { textWrap: 'balance' },
  'p, dd': { textWrap: 'pretty' },
  ':focus-visible': { outline: `3px solid ${focusColor}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

const checkboxIcon = createElement(CheckboxIcon);
const radioIcon = createElement(RadioIcon);

/** The theme of a language, whose links navigate within the app. */
export const createSiteTheme = (language: Language) =>
  createTheme({
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
    palette,
    shape: { borderRadius: 6 },
    // Material UI's components, as all others above.
    focusVisible: { outlineColor: focusColor, outlineWidth: 3, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: fonts,
      h1: { ...display(language), fontSize: 'clamp(2.1rem, 1.4rem + 3vw, 3.75rem)' },
      h2: { ...display(language), fontSize: 'clamp(1.7rem, 1.3rem + 1.7vw, 2.6rem)' },
      h3: { ...display(language), fontSize: 'clamp(1.2rem, 1.1rem + 0.5vw, 1.5rem)' },
      h4: { ...display(language), fontSize: '1.15rem' },
      // Titles of sections and cards of the console.
      subtitle1: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.3, textWrap: 'balance' },
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { lineHeight: language === 'zh' ? 1.8 : 1.65 },
    },
    components: {
      MuiCssBaseline: { styleOverrides: documentStyles },
      MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior, disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: ({ theme }) => ({
            variants: [
              {
                props: { variant: 'nav' },
                style: {
                  minWidth: 0,
                  padding: theme.spacing(0, 1.75),
                  border: '3px solid transparent',
                  borderWidth: '3px 0',
                  borderRadius: 0,
                  fontSize: '0.9375rem',
                  fontWeight: 550,
                  lineHeight: 1.5,
                  letterSpacing: 'normal',
                  whiteSpace: 'nowrap',
                  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
                  '&[aria-current="page"]': { borderBottomColor: theme.palette.secondary.light },
                  '&.Mui-focusVisible': {
                    outlineColor: theme.palette.secondary.light,
                    outlineOffset: -3,
                    boxShadow: 'none',
                  },
                  [theme.breakpoints.up('xl')]: { padding: theme.spacing(0, 2.25) },
                },
              },
              {
                props: { variant: 'nav', size: 'small' },
                style: { [theme.breakpoints.down('xl')]: { padding: theme.spacing(0, 1) } },
              },
            ],
          }),
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { color: 'outlined' },
                style: {
                  width: 44,
                  height: 44,
                  border: '1px solid currentColor',
                  color: 'inherit',
                },
              },
            ],
          },
        },
      },
      MuiLink: { defaultProps: { component: LinkBehavior, underline: 'hover' } },
      // As readable as other text of its color.
      MuiInputBase: {
        styleOverrides: {
          input: { '&::placeholder': { color: palette.text.secondary, opacity: 1 } },
        },
      },
      // The label is always above the value, so that it never covers text typed without script.
      MuiTextField: { defaultProps: { slotProps: { inputLabel: { shrink: true } } } },
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: {
          // In line with the dialog's text; the buttons wrap where they are too wide for one line.
          root: ({ theme }) => ({
            padding: theme.spacing(1, 3, 2),
            gap: theme.spacing(1),
            flexWrap: 'wrap',
            whiteSpace: 'nowrap',
          }),
        },
      },
      MuiTableSortLabel: {
        // The arrow hints that the column sorts before it has been used.
        styleOverrides: { root: { minHeight: 24 }, icon: { opacity: 0.35 } },
      },
      MuiCheckbox: { defaultProps: { icon: checkboxIcon, checkedIcon: checkboxIcon } },
      MuiRadio: { defaultProps: { icon: radioIcon, checkedIcon: radioIcon } },
      MuiFormLabel: {
        variants: [
          {
            props: { component: 'legend' },
            style: { marginBottom: 4, color: palette.text.primary, fontWeight: 650 },
          },
        ],
      },
      // What a button would open is open without script.
      MuiCollapse: {
        styleOverrides: {
          root: { '@media (scripting: none)': { height: 'auto', visibility: 'visible' } },
        },
      },
      MuiContainer: {
        defaultProps: { maxWidth: false },
        // The content is 1200 px wide between the margins.
        styleOverrides: { root: { maxWidth: 1248 } },
      },
    },
  });
