import type { SparePart } from '../../api';
import { useConfig } from '../../lib/config';
import { distinctImages } from './partFields';

/** A part in the words of schema.org, for search engines. */
export function ProductData({ part }: { part: SparePart }) {
  const { mediaUrl } = useConfig();
  const { name, brand, description, material, categoryId } = part;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    material,
    category: categoryId?.name,
    brand: brand && { '@type': 'Brand', name: brand },
    image: distinctImages(part).map((file) => `${mediaUrl}/${encodeURIComponent(file)}`),
    itemCondition: 'https://schema.org/NewCondition',
  };
  // `<` must not end the script, whatever a part is called.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
