import type { Product } from 'schema-dts';
import type { SparePart } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useConfig } from '@/client/lib/config';
import { absolute } from '@/client/lib/structuredData';
import { company } from '@/shared/company';
import { fold } from '@/shared/search';
import { paths } from '@/shared/siteMap';
import { filledReferences, referenceValues } from '../editor/referenceValues';
import { distinctImages } from '../partFields';
import { useDocumentUrl } from './PartDocuments';
import type { SpecRow } from './PartSpecifications';

/** Fields with a property of their own in schema.org. */
const own = ['name', 'description', 'brand', 'material', 'countryOfOrigin', 'netWeight'];

/** What the maker calls the part: our own number of what we make, else that known for the brand. */
function makersNumber({ brand, partNumber, references }: SparePart): string | undefined {
  const maker = fold(brand ?? '');
  if (!maker) return undefined;
  if (Object.values(company.brand).some((own) => fold(own) === maker)) return partNumber?.trim();
  return filledReferences(referenceValues({ references })).find(
    (reference) => reference.kind !== 'replaced' && fold(reference.maker) === maker,
  )?.number;
}

export function ProductData({ part, rows }: { part: SparePart; rows: readonly SpecRow[] }) {
  const { mediaUrl } = useConfig();
  const documentUrl = useDocumentUrl();
  const { _id, name, brand, description, material, partNumber, categoryId } = part;
  const { countryOfOrigin, netWeight } = part;
  return (
    <StructuredData
      of={(place): Product => ({
        '@type': 'Product',
        name,
        url: absolute(place, paths.sparePartDetails(_id)),
        description,
        sku: partNumber?.trim() || undefined,
        mpn: makersNumber(part),
        material,
        countryOfOrigin: countryOfOrigin
          ? { '@type': 'Country', name: countryOfOrigin }
          : undefined,
        weight: netWeight,
        category: categoryId?.name,
        brand: brand ? { '@type': 'Brand', name: brand } : undefined,
        manufacturer: brand ? { '@type': 'Organization', name: brand } : undefined,
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
