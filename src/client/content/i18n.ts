import i18next from 'i18next';
import type { i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { companyVariables } from '../../shared/company';
import type { Language } from '../../shared/language';

/** An instance for one page load, one request or one test; texts come by `loadContent`. */
export function createI18n(language: Language): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: companyVariables(language) },
    react: { useSuspense: false },
  });
  return i18n;
}
