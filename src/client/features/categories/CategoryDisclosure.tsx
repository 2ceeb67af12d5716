import { Link } from 'react-router-dom';
import type { Category } from '../../api';
import { paths } from '../../../shared/siteMap';
import { hasOwnParts } from './selectors';

export interface CategoryDisclosureProps {
  categories: readonly Category[];
  /** The text of the link to the parts of a category that has subcategories too. */
  allIn: (name: string) => string;
}

/** The tree of categories as nested disclosures of the browser's own, for pages without script. */
export function CategoryDisclosure({ categories, allIn }: CategoryDisclosureProps) {
  return (
    <ul>
      {categories.map((category) => {
        const { _id, name, children = [] } = category;
        const grid = (text: string) => <Link to={paths.sparePartsGrid(_id)}>{text}</Link>;
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
