import type { I18n } from './i18n';
import { loaders, type Namespace } from './texts';

export { namespaces, type Content, type Namespace } from './texts';

/** Makes the texts of some areas available, in the language of `i18n`; loaded once. */
export async function loadContent(i18n: I18n, wanted: readonly Namespace[]): Promise<void> {
  await Promise.all(
    wanted.map(async (namespace) => {
      if (i18n.texts[namespace]) return;
      const { default: texts } = await loaders[i18n.language][namespace]();
      i18n.addTexts(namespace, texts);
    }),
  );
}
