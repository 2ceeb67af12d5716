import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

const TARGET = 40;

/** The site's theme, with targets on phones that a finger hits; the tables are dense elsewhere. */
function createConsoleTheme(site: Theme): Theme {
  const target = { [site.breakpoints.down('md')]: { minWidth: TARGET, minHeight: TARGET } };
  const root = { styleOverrides: { root: target } };
  return createTheme(site, {
    components: {
      MuiButton: root,
      MuiCheckbox: root,
      MuiIconButton: root,
      MuiTableSortLabel: root,
      MuiToggleButton: root,
      // On several lines where the text is large.
      MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
      // An icon is no text: it doesn't take the place of the text where that is large.
      MuiSvgIcon: {
        styleOverrides: { fontSizeSmall: { fontSize: 20 }, fontSizeMedium: { fontSize: 24 } },
      },
      MuiStack: { defaultProps: { useFlexGap: true } },
      // Rows get the focus from a form; Material UI removes their outline.
      MuiTableRow: {
        styleOverrides: {
          root: {
            '&:focus-visible': {
              outline: `3px solid ${site.palette.secondary.main}`,
              outlineOffset: -3,
            },
          },
        },
      },
      MuiPaginationItem: {
        styleOverrides: {
          ellipsis: { [site.breakpoints.down('md')]: { lineHeight: `${TARGET}px` } },
          root: { [site.breakpoints.down('md')]: { minWidth: TARGET, height: TARGET, margin: 0 } },
        },
      },
    },
  });
}

export const ConsoleTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={createConsoleTheme}>{children}</ThemeProvider>
);
