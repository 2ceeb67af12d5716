import { createContext, useContext, useMemo } from 'react';
import type { Namespace } from '.';
import type { I18n } from './i18n';
import type { Translate } from './keys';

const I18nContext = createContext<I18n | undefined>(undefined);

export const I18nProvider = I18nContext.Provider;

export function useLanguage() {
  return useI18n().language;
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('No texts were provided.');
  return i18n;
}

/** Keys of further namespaces begin with their names: `common:loading`. */
export function useTranslation<First extends Namespace, Others extends Namespace = First>(
  namespaces: First | readonly [First, ...Others[]],
): { t: Translate<First, Others> } {
  const i18n = useI18n();
  const first = (typeof namespaces === 'string' ? namespaces : namespaces[0]) as First;
  return useMemo(() => ({ t: i18n.translateIn<First, Others>(first) }), [i18n, first]);
}
