import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import type { PostedForm } from '../../shared/rendering';
import type { I18n } from '../content/i18n';
import { I18nProvider } from '../content/useTranslation';
import type { ClientConfig } from '../lib/config';
import { ConfigProvider } from '../lib/config';
import { PostedProvider } from '../lib/posted';
import type { AppStore } from './store';
import { createSiteTheme } from './theme/theme';

export interface ProvidersProps {
  store: AppStore;
  i18n: I18n;
  config: ClientConfig;
  posted?: PostedForm;
  children: ReactNode;
}

/** Everything that all screens stand in, save the router. */
export function Providers({ store, i18n, config, posted, children }: ProvidersProps) {
  const { language } = i18n;
  const theme = useMemo(() => createSiteTheme(language), [language]);
  return (
    <Provider store={store}>
      <I18nProvider value={i18n}>
        <ConfigProvider value={config}>
          <PostedProvider value={posted}>
            <ThemeProvider theme={theme}>
              <CssBaseline />
              {children}
            </ThemeProvider>
          </PostedProvider>
        </ConfigProvider>
      </I18nProvider>
    </Provider>
  );
}
