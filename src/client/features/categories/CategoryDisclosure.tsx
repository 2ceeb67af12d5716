import type { Category } from '../../api';
import type { Language } from '../../../shared/language';
import { addressIn } from '../../../shared/language';
import { escapeMarkup } from '../../../shared/markup';
import { paths } from '../../../shared/siteMap';
import { useLanguage } from '../../content/useTranslation';
import { hasOwnParts } from './selectors';

export interface CategoryDisclosureProps {
  categories: readonly Category[];
  /** The text of the link to the parts of a category that has subcategories too. */
  allIn: (name: string) => string;
}

/**
 * The tree of categories as nested disclosures of the browser's own, for pages without script. It
 * is written as text: the elements of 300 categories took React half of a page's time.
 */
export function CategoryDisclosure({ categories, allIn }: CategoryDisclosureProps) {
  const language = useLanguage();
  return <ul dangerouslySetInnerHTML={{ __html: itemsOf(categories, allIn, language) }} />;
}

function itemsOf(
  categories: readonly Category[],
  allIn: CategoryDisclosureProps['allIn'],
  language: Language,
): string {
  const items = categories.map((category) => {
    const { _id, name, children = [] } = category;
    const address = escapeMarkup(addressIn(language, paths.sparePartsGrid(_id)));
    const grid = (text: string) => `<a href="${address}">${escapeMarkup(text)}</a>`;
    if (children.length === 0) return `<li>${grid(name)}</li>`;
    const own = hasOwnParts(category) ? grid(allIn(name)) : '';
    const below = `<ul>${itemsOf(children, allIn, language)}</ul>`;
    return `<li><details><summary>${escapeMarkup(name)}</summary>${own}${below}</details></li>`;
  });
  return items.join('');
}
