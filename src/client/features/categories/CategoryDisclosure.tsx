import type { Category } from '../../api';
import { type Language, addressIn } from '../../../shared/language';
import { escapeMarkup } from '../../../shared/markup';
import { paths } from '../../../shared/siteMap';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { hasOwnParts } from './selectors';

/** What was written of a tree, in each language: all pages have it until the catalogue changes. */
const written = new WeakMap<readonly Category[], Map<Language, string>>();

/**
 * The tree of categories as nested disclosures of the browser's own, for pages without script. It
 * is written as text, and once: as elements, 300 categories took half of a page's time.
 */
export function CategoryDisclosure({ categories }: { categories: readonly Category[] }) {
  const language = useLanguage();
  const { t } = useTranslation('common');
  const texts = written.get(categories) ?? new Map<Language, string>();
  written.set(categories, texts);
  const allIn = (category: string) => t('menu.allIn', { category });
  const html = texts.get(language) ?? itemsOf(categories, allIn, language);
  texts.set(language, html);
  return <ul dangerouslySetInnerHTML={{ __html: html }} />;
}

/** `allIn`: the text of the link to the parts of a category that has subcategories too. */
function itemsOf(
  categories: readonly Category[],
  allIn: (name: string) => string,
  language: Language,
): string {
  const items = categories.map((category) => {
    const { _id, name, children = [] } = category;
    const address = addressIn(language, paths.sparePartsGrid(_id));
    const grid = (text: string) => `<a href="${address}">${escapeMarkup(text)}</a>`;
    if (children.length === 0) return `<li>${grid(name)}</li>`;
    const own = hasOwnParts(category) ? grid(allIn(name)) : '';
    const below = `<ul>${itemsOf(children, allIn, language)}</ul>`;
    return `<li><details><summary>${escapeMarkup(name)}</summary>${own}${below}</details></li>`;
  });
  return items.join('');
}
