import type { Product } from 'schema-dts';
import type { SparePart } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useConfig } from '@/client/lib/config';
import { absolute } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { distinctImages } from '../partFields';
import { useDocumentUrl } from './PartDocuments';
import type { SpecRow } from './PartSpecifications';

/** Fields with a property of their own in schema.org. */
const own = ['name', 'description', 'brand', 'material'];

export function ProductData({ part, rows }: { part: SparePart; rows: readonly SpecRow[] }) {
  const { mediaUrl } = useConfig();
  const documentUrl = useDocumentUrl();
  const { _id, name, brand, description, material, partNumber, categoryId } = part;
  return (
    <StructuredData
      of={(place): Product => ({
        '@type': 'Product',
        name,
        url: absolute(place, paths.sparePartDetails(_id)),
        description,
        sku: partNumber?.trim() || undefined,
        material,
        category: categoryId?.name,
        brand: brand ? { '@type': 'Brand', name: brand } : undefined,
        image: distinctImages(part).map((file) => `${mediaUrl}/${encodeURIComponent(file)}`),
        subjectOf: part.documents?.map(({ file, title }) => ({
          '@type': 'DigitalDocument',
          name: title,
          url: documentUrl(file),
          encodingFormat: 'application/pdf',
        })),
        itemCondition: 'https://schema.org/NewCondition',
        additionalProperty: rows
          .filter(({ id }) => !own.includes(id))
          .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
      })}
    />
  );
}
