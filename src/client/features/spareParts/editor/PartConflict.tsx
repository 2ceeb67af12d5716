import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type PartTextField, attributeLabel, useListAttributesQuery } from '@/client/api';
import { type Conflict, ConflictDialog } from '@/client/components/console/ConflictDialog';
import { FormImage } from '@/client/components/console/FormImage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { priceText, supplierText } from '@/client/lib/priceTexts';
import { joined } from '@/shared/isolate';
import type { TranslatedField } from '@/shared/partFields';
import { readPrice } from '@/shared/prices';
import { useTextFields } from '../textFields';
import type { AttributeTexts } from './partAttributes';
import type { DocumentValues, FileValues } from './fileValues';
import {
  isFilledPrice,
  isFilledSupplier,
  type PriceValues,
  type SupplierValues,
} from './priceValues';
import { filledReferences, type ReferenceValues } from './referenceValues';
import type { PartValues } from './partValues';

interface PartConflictProps extends Conflict<PartValues> {
  categories: readonly { id: string; name: string }[];
}

export function PartConflict({ categories, ...conflict }: PartConflictProps) {
  const { t } = useTranslation(['adminParts', 'translations']);
  const language = useLanguage();
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  const fields = t('fields');
  const textLabels = useTextFields().map(({ id, label }) => [id, label]);
  const labels: Record<keyof PartValues, string> = {
    ...fields,
    ...(Object.fromEntries(textLabels) as Record<PartTextField, string>),
    hidden: t('form.visibility'),
    reviewedZh: t('translations:stillFits'),
    references: t('references.title'),
    prices: t('prices.title'),
    suppliers: t('suppliers.title'),
    attributes: t('attributes.title'),
    images: t('images.title'),
    documents: t('documents.title'),
  };
  const kinds = t('references.kinds');

  const referenceLines = (references: ReferenceValues[]) =>
    filledReferences(references).map(({ kind, maker, number }) =>
      joined([`${kinds[kind] ?? kind}:`, maker, number], ' '),
    );
  const attributeLines = (texts: AttributeTexts) =>
    Object.entries(texts).map(([key, { text }]) => {
      const attribute = attributes.find((candidate) => candidate.key === key);
      const label = attribute ? attributeLabel(attribute, language) : key;
      return `${label}: ${[text.trim(), attribute?.unit].filter(Boolean).join(' ')}`;
    });
  const priceLines = (rows: PriceValues[]) =>
    rows.filter(isFilledPrice).map(({ currency, minQuantity, price, ...days }) => {
      const text = priceText({ price: readPrice(price) ?? price, ...days }, currency, language);
      return `≥ ${minQuantity}: ${text}`;
    });
  const supplierLines = (rows: SupplierValues[]) =>
    rows.filter(isFilledSupplier).map(({ supplier, number, cost, currency }) => {
      const text = supplierText({ number, cost: readPrice(cost), currency }, language);
      return `${supplier}: ${text}`;
    });
  const show = (field: keyof PartValues, value: PartValues[keyof PartValues]): ReactNode => {
    if (field === 'images') {
      const images = value as FileValues[];
      return images.length === 0 ? null : (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {images.map(({ key, file }, index) => (
            <FormImage
              key={key}
              image={file}
              alt={t('images.row', { number: index + 1, total: images.length })}
              width={56}
              height={56}
              sx={{ borderRadius: 0.75 }}
            />
          ))}
        </Box>
      );
    }
    if (field === 'documents') {
      const lines = (value as DocumentValues[]).map(
        ({ title, kind }) => `${title} (${t(`documents.kinds.${kind}`)})`,
      );
      return lines.join('\n') || null;
    }
    if (field === 'references') {
      return referenceLines(value as ReferenceValues[]).join('\n') || null;
    }
    if (field === 'prices') return priceLines(value as PriceValues[]).join('\n') || null;
    if (field === 'suppliers') return supplierLines(value as SupplierValues[]).join('\n') || null;
    if (field === 'hidden') return t(value ? 'form.draft' : 'form.published');
    if (field === 'reviewedZh') {
      return (value as TranslatedField[]).map((name) => fields[name]).join(', ') || null;
    }
    if (field === 'attributes') return attributeLines(value as AttributeTexts).join('\n') || null;
    const text = value as string;
    if (field === 'categoryId') return categories.find(({ id }) => id === text)?.name ?? null;
    return text.trim() || null;
  };
  return <ConflictDialog {...conflict} labels={labels} show={show} />;
}
