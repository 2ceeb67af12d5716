import { css, type CSSObject, Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '@/shared/language';
import { keep } from '@/client/lib/keep';
import { baseStyles, createSiteTheme } from './theme';

/** Its declaration names the props alone; it reads them inside the theme's `components`. */
type Defaults = ComponentProps<typeof DefaultPropsProvider>['value'];

type Palette = Record<string, string | object>;

interface SiteThemeProps {
  language: Language;
  children: ReactNode;
}

/** Kept, because making it takes a tenth of the time in which the server renders a page. */
const themeIn = keep((language: Language) => {
  const theme = createSiteTheme(language);
  // Our colours as `var(--…)` alone: the values beside each would make every page longer.
  const variables = theme.generateThemeVars().palette as Palette;
  const palette = Object.fromEntries(
    Object.entries(theme.palette as object as Palette).map(([name, colour]) => [
      name,
      typeof colour === 'object'
        ? { ...colour, ...Object(variables[name]) }
        : (variables[name] ?? colour),
    ]),
  );
  // MUI's own `inherit` of a font is none that browsers know.
  const values = { ...(theme as object), font: { inherit: 'inherit' }, spacing: 8, palette };
  theme.vars = values as object as Theme['vars'];
  theme.spacing = theme.generateSpacing();
  return { theme, styles: css([...theme.generateStyleSheets(), baseStyles(theme)] as CSSObject[]) };
});

/**
 * The theme with its CSS variables and basic styles. MUI's own ThemeProvider also knows dark
 * schemes, themes within themes and how both are remembered: 2 kB of script that nothing uses.
 */
export function SiteTheme({ language, children }: SiteThemeProps) {
  const { theme, styles } = themeIn(language);
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as Defaults}>
        <Global styles={styles} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
