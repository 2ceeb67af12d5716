import type { Category } from '../../api';
import { addressIn } from '../../../shared/language';
import { paths } from '../../../shared/siteMap';
import { useLanguage } from '../../content/useTranslation';
import { hasOwnParts } from './selectors';

export interface CategoryDisclosureProps {
  categories: readonly Category[];
  /** The text of the link to the parts of a category that has subcategories too. */
  allIn: (name: string) => string;
}

/**
 * The tree of categories as nested disclosures of the browser's own, for pages without script. Its
 * links are plain: there are hundreds, and the router's took a quarter of a page's time.
 */
export function CategoryDisclosure({ categories, allIn }: CategoryDisclosureProps) {
  const language = useLanguage();
  return (
    <ul>
      {categories.map((category) => {
        const { _id, name, children = [] } = category;
        const address = addressIn(language, paths.sparePartsGrid(_id));
        const grid = (text: string) => <a href={address}>{text}</a>;
        return (
          <li key={_id}>
            {children.length === 0 ? (
              grid(name)
            ) : (
              <details>
                <summary>{name}</summary>
                {hasOwnParts(category) && grid(allIn(name))}
                <CategoryDisclosure categories={children} allIn={allIn} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
