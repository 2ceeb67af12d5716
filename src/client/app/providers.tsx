import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PostedForm } from '../../shared/rendering';
import type { I18n } from '../content/i18n';
import { I18nProvider } from '../content/useTranslation';
import { type ClientConfig, ConfigProvider } from '../lib/config';
import { PostedProvider } from '../lib/posted';
import type { AppStore } from './store';
import { SiteTheme } from './theme/SiteTheme';

export interface ProvidersProps {
  store: AppStore;
  i18n: I18n;
  config: ClientConfig;
  posted?: PostedForm;
  children: ReactNode;
}

/** Everything that all screens stand in, save the router. */
export function Providers({ store, i18n, config, posted, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <I18nProvider value={i18n}>
        <ConfigProvider value={config}>
          <PostedProvider value={posted}>
            <SiteTheme language={i18n.language}>{children}</SiteTheme>
          </PostedProvider>
        </ConfigProvider>
      </I18nProvider>
    </Provider>
  );
}
