import { loadContent, namespaces } from '../i18n';
import { type I18n, createI18n } from '../i18n/i18n';
import { type Language, languages } from '@/shared/language';

const instances = new Map<Language, I18n>();

export async function loadAllContent() {
  for (const language of languages) {
    const i18n = createI18n(language);
    await loadContent(i18n, namespaces);
    instances.set(language, i18n);
  }
}

export const testI18n = (language: Language): I18n => instances.get(language)!;
