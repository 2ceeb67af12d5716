import type { Category } from '@/client/api';
import { type Language, localizedPath } from '@/shared/language';
import { escapeMarkup } from '@/shared/markup';
import { paths } from '@/shared/siteMap';
import type { I18n } from '@/client/i18n/i18n';
import { useI18n } from '@/client/i18n/useTranslation';
import { hasOwnParts } from './selectors';

/** What was written of a category, in each language: all pages have it until the catalogue changes. */
const written: Record<Language, WeakMap<Category, string>> = {
  en: new WeakMap(),
  zh: new WeakMap(),
};

const itemsOf = (categories: readonly Category[], { language, translateIn }: I18n): string => {
  const t = translateIn('common');
  const allIn = (category: string) => t('menu.allIn', { category });
  const items = categories.map((category) => {
    const known = written[language].get(category);
    if (known) return known;
    const item = itemOf(category, allIn, language);
    written[language].set(category, item);
    return item;
  });
  return items.join('');
};

/**
 * Categories as nested disclosures of the browser's own, for pages without script. They are written
 * as text, and once: as elements, 300 categories took half of a page's time.
 */
export function CategoryDisclosure({ categories }: { categories: readonly Category[] }) {
  return <ul dangerouslySetInnerHTML={{ __html: itemsOf(categories, useI18n()) }} />;
}

/** `allIn`: the text of the link to the parts of a category that has subcategories too. */
function itemOf(category: Category, allIn: (name: string) => string, language: Language): string {
  const { _id, name, children = [] } = category;
  const address = localizedPath(language, paths.sparePartsGrid(_id));
  const grid = (text: string) => `<a href="${address}">${escapeMarkup(text)}</a>`;
  if (children.length === 0) return `<li>${grid(name)}</li>`;
  const own = hasOwnParts(category) ? grid(allIn(name)) : '';
  const below = children.map((child) => itemOf(child, allIn, language)).join('');
  return `<li><details><summary>${escapeMarkup(name)}</summary>${own}<ul>${below}</ul></details></li>`;
}
