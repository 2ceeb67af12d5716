import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Language } from '@/shared/language';
import { globalStyles } from './globalStyles';
import { focusColor, palette } from './palette';

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

/** Large headings are tight; Chinese, whose signs fill their squares, needs air between the lines. */
const display = (language: Language) => ({
  fontWeight: 650,
  letterSpacing: language === 'zh' ? 0 : '-0.02em',
  lineHeight: language === 'zh' ? 1.3 : 1.12,
});

/** Links of Material UI's components (`href`) navigate within the app. */
function LinkBehavior({ href, ...props }: Omit<LinkProps, 'to'> & { href: LinkProps['to'] }) {
  return <Link to={href} discover="none" {...props} />;
}

const whileUnchecked = { 'input:checked ~ &': { display: 'none' } };
const whileChecked = {
  'input:not(:checked) ~ &': { display: 'none' },
  'input:enabled ~ &': { color: 'primary.main' },
};

/** Follows the input itself, not React's state: it is right without script and before hydration. */
const choiceIcon = (Unchecked: typeof SvgIcon, Checked: typeof SvgIcon) =>
  function ChoiceIcon({ fontSize }: Pick<SvgIconProps, 'fontSize'>) {
    return (
      <>
        <Unchecked fontSize={fontSize} sx={whileUnchecked} />
        <Checked fontSize={fontSize} sx={whileChecked} />
      </>
    );
  };
const CheckboxIcon = choiceIcon(CheckBoxOutlineBlank, CheckBox);
const RadioIcon = choiceIcon(RadioButtonUnchecked, RadioButtonChecked);

const createSiteTheme = (language: Language) =>
  createTheme({
    // 600, 768, 1024 and 1440 px at the usual text size: larger text gets the layout of phones.
    breakpoints: {
      unit: 'rem',
      values: { xs: 0, sm: 37.5, md: 48, lg: 64, xl: 90 },
      step: 0.3125,
    },
    palette,
    shape: { borderRadius: 6 },
    focusVisible: { outlineColor: focusColor, outlineWidth: 3, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: fonts,
      h1: { ...display(language), fontSize: 'clamp(2.1rem, 1.4rem + 3vw, 3.75rem)' },
      h2: { ...display(language), fontSize: 'clamp(1.7rem, 1.3rem + 1.7vw, 2.6rem)' },
      h3: { ...display(language), fontSize: 'clamp(1.2rem, 1.1rem + 0.5vw, 1.5rem)' },
      h4: { ...display(language), fontSize: '1.15rem' },
      subtitle1: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.3, textWrap: 'balance' },
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { lineHeight: language === 'zh' ? 1.8 : 1.65 },
    },
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles },
      MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior, disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        variants: [
          { props: { size: 'large' }, style: { minHeight: 44 } },
          {
            props: { variant: 'nav' },
            style: ({ theme }) => ({
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
              '@media (forced-colors: active)': { borderColor: 'Canvas' },
              '&[aria-current="page"]': { borderBottomColor: theme.palette.secondary.light },
              '&.Mui-focusVisible': {
                outlineColor: theme.palette.secondary.light,
                outlineOffset: -3,
                boxShadow: 'none',
              },
              [theme.breakpoints.up('xl')]: { padding: theme.spacing(0, 2.25) },
            }),
          },
          {
            props: { variant: 'nav', size: 'small' },
            style: ({ theme }) => ({
              [theme.breakpoints.down('xl')]: { padding: theme.spacing(0, 1) },
            }),
          },
        ],
      },
      MuiIconButton: {
        variants: [
          {
            props: { color: 'outlined' },
            style: { width: 44, height: 44, border: '1px solid currentColor', color: 'inherit' },
          },
        ],
      },
      MuiLink: { defaultProps: { component: LinkBehavior, underline: 'hover' } },
      MuiInputBase: {
        defaultProps: { slotProps: { input: { dir: 'auto' } } },
        styleOverrides: {
          input: { '&::placeholder': { color: palette.text.secondary, opacity: 1 } },
        },
      },
      // On the border also with large text.
      MuiInputLabel: {
        styleOverrides: {
          outlined: {
            '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625em) scale(0.75)' },
          },
        },
      },
      // The label is always above the value, so that it never covers text typed without script.
      MuiTextField: { defaultProps: { slotProps: { inputLabel: { shrink: true } } } },
      // Texts that users typed break anywhere.
      MuiDialogContentText: { defaultProps: { color: 'textPrimary' } },
      MuiDialog: { styleOverrides: { paper: { overflowWrap: 'anywhere' } } },
      MuiAlert: { styleOverrides: { message: { overflowWrap: 'anywhere' } } },
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
      MuiCheckbox: { defaultProps: { icon: <CheckboxIcon />, checkedIcon: <CheckboxIcon /> } },
      MuiRadio: { defaultProps: { icon: <RadioIcon />, checkedIcon: <RadioIcon /> } },
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

const themes = { en: createSiteTheme('en'), zh: createSiteTheme('zh') };

export function SiteTheme({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[language]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
