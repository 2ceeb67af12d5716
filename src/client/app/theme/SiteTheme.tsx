import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Language } from '@/shared/language';
import { createSiteTheme } from './theme';

const themes: Record<Language, ReturnType<typeof createSiteTheme>> = {
  en: createSiteTheme('en'),
  zh: createSiteTheme('zh'),
};

interface SiteThemeProps {
  language: Language;
  children: ReactNode;
}

/** The theme of a language and the styles of the document. */
export function SiteTheme({ language, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={themes[language]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
