import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Language } from '@/shared/language';
import { createSiteTheme } from './theme';

const themes = { en: createSiteTheme('en'), zh: createSiteTheme('zh') };

export function SiteTheme({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[language]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
