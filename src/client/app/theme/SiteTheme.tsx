import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Language } from '@/shared/language';
import { createSiteTheme } from './theme';

const themes = { en: createSiteTheme('en'), zh: createSiteTheme('zh') };

/** The theme of a language and the styles of the document. */
export function SiteTheme({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[language]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
