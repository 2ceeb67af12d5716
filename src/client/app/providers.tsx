import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RenderedForm } from '@/shared/rendering';
import type { I18n } from '../i18n/i18n';
import { I18nProvider } from '../i18n/useTranslation';
import { type ClientConfig, ConfigProvider } from '../lib/config';
import { RenderedFormProvider } from '../lib/renderedForm';
import { HydratedProvider } from '../lib/useHydrated';
import type { AppStore, RootState } from './store';
import { SiteTheme } from './theme/theme';

interface ProvidersProps {
  store: AppStore;
  /** State that the server renders, as the first rendering in the browser does. */
  rendered?: RootState;
  i18n: I18n;
  config: ClientConfig;
  form?: RenderedForm;
  children: ReactNode;
}

/** Everything that all screens stand in, save the router. */
export function Providers({ store, rendered, i18n, config, form, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={rendered}>
      <I18nProvider value={i18n}>
        <ConfigProvider value={config}>
          <RenderedFormProvider value={form}>
            <HydratedProvider initially={!rendered}>
              <SiteTheme language={i18n.language}>{children}</SiteTheme>
            </HydratedProvider>
          </RenderedFormProvider>
        </ConfigProvider>
      </I18nProvider>
    </Provider>
  );
}
