import type { SparePart } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { paths } from '@/shared/siteMap';
import { productData } from '@/client/lib/structuredData';
import { attributeRows } from './attributeRows';
import { distinctImages, specificationRows } from '../partFields';

/** Fields with a property of their own in schema.org. */
const own = ['name', 'description', 'brand', 'material'];

/** A part as structured data for search engines. */
export function ProductData({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { mediaUrl } = useConfig();
  const { _id, name, brand, description, material, categoryId } = part;
  return (
    <StructuredData
      of={(place) =>
        productData(place, {
          name,
          brand,
          description,
          material,
          sku: part.partNumber?.trim() || undefined,
          category: categoryId?.name,
          images: distinctImages(part).map((file) => `${mediaUrl}/${encodeURIComponent(file)}`),
          path: paths.sparePartDetails(_id),
          properties: [
            ...specificationRows(part)
              .filter(({ field }) => !own.includes(field))
              .map(({ field, value }) => ({ name: t(`fields.${field}`), value })),
            ...attributeRows(part, language).map(({ label, value }) => ({ name: label, value })),
          ],
        })
      }
    />
  );
}
