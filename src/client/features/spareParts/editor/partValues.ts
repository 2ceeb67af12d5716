import {
  PART_TEXTS,
  type PartText,
  TRANSLATED_FIELDS,
  type TranslatedField,
  zhOf,
} from '@/shared/partFields';
import type { SparePart, SparePartForm, SparePartUpdateForm } from '@/client/api';
import { listRule, type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import {
  type AttributeTexts,
  attributesRule,
  attributeTexts,
  sentAttributes,
} from './partAttributes';
import { textFields } from '../partFields';
import {
  documentsRule,
  documentValues,
  type DocumentValues,
  entriesOf,
  type FileValues,
  filesOf,
  imagesRule,
  imageValues,
  sentDocuments,
  withoutUploads,
} from './fileValues';
import {
  type EditedPart,
  type PriceValues,
  pricesRule,
  priceValues,
  type SupplierValues,
  suppliersRule,
  supplierValues,
} from './priceValues';
import {
  referencesRule,
  sentReferences,
  type ReferenceValues,
  referenceValues,
} from './referenceValues';

export type PartValues = Record<PartText, string> & {
  categoryId: string;
  /** A draft. */
  hidden: boolean;
  /** Fields whose Chinese text still fits although the English one has changed. */
  reviewedZh: TranslatedField[];
  references: ReferenceValues[];
  prices: PriceValues[];
  suppliers: SupplierValues[];
  attributes: AttributeTexts;
  images: FileValues[];
  documents: DocumentValues[];
};

const mapTexts = <Text extends PartText, T>(texts: readonly Text[], map: (text: Text) => T) =>
  Object.fromEntries(texts.map((text) => [text, map(text)])) as Record<Text, T>;

export function partValues(part?: Partial<EditedPart>): PartValues {
  return {
    ...mapTexts(PART_TEXTS, (text) => part?.[text] ?? ''),
    categoryId: part?.categoryId?._id ?? '',
    hidden: part?.hidden ?? false,
    reviewedZh: [],
    references: referenceValues(part ?? {}),
    prices: priceValues(part ?? {}),
    suppliers: supplierValues(part ?? {}),
    attributes: attributeTexts(part ?? {}),
    images: imageValues(part ?? {}),
    documents: documentValues(part ?? {}),
  };
}

const zhFields = TRANSLATED_FIELDS.map(zhOf);

/** The body of a new part; the backend takes empty fields for missing ones. */
export function toSparePartForm({ images, documents, ...values }: PartValues): SparePartForm {
  return {
    ...mapTexts(textFields, (field) => values[field].trim()),
    ...mapTexts(zhFields, (field) => values[field].trim() || undefined),
    categoryId: values.categoryId,
    hidden: values.hidden || undefined,
    references: sentReferences(values.references),
    attributes: sentAttributes(values.attributes),
    images: filesOf(images),
    ...(documents.length > 0 && sentDocuments(documents)),
  };
}

const TERMS = ['shippingTerms', 'paymentTerms', 'paymentCurrency', 'packing'] as const;

export type KeptValues = Pick<PartValues, 'categoryId' | 'brand'> & Partial<PartValues>;

/** What the next part has of one that was saved: category and brand, or its terms too. */
export const keptOf = (saved: PartValues, withTerms: boolean): KeptValues => ({
  categoryId: saved.categoryId,
  brand: saved.brand,
  ...mapTexts(
    withTerms ? TERMS.flatMap((field) => [field, zhOf(field)]) : [],
    (field) => saved[field],
  ),
});

/** A list if it has changed; an empty one is sent as one empty entry. */
const changed = (isSame: boolean, entries: string[]) =>
  isSame ? undefined : entries.length > 0 ? entries : [''];

/**
 * The body of a change of `before`; stored images are sent by name. Of what the core does not have,
 * only changes are sent: a backend that knows only the core may reject it.
 */
export function toSparePartUpdateForm(values: PartValues, before: SparePart): SparePartUpdateForm {
  const {
    documents: _,
    documentList: __,
    references,
    attributes,
    ...form
  } = toSparePartForm(values);
  const stored = partValues(before);
  const sameReferences = referencesRule.same(values.references, stored.references);
  const sameAttributes = attributesRule.same(values.attributes, stored.attributes);
  return {
    ...form,
    ...mapTexts(zhFields, (field) =>
      textRule.same(values[field], stored[field]) ? undefined : values[field].trim(),
    ),
    hidden: values.hidden === stored.hidden ? undefined : values.hidden,
    reviewedZh: values.reviewedZh,
    references: changed(sameReferences, references ?? []),
    attributes: changed(sameAttributes, attributes ?? []),
    imageOrder: changed(imagesRule.same(values.images, stored.images), entriesOf(values.images)),
    ...(!documentsRule.same(values.documents, stored.documents) && sentDocuments(values.documents)),
  };
}

/** Values for a draft: only the names of chosen files can be stored. */
export const partFiles = {
  filesIn: ({ images, documents }: PartValues) => filesOf([...images, ...documents]),
  storable: (values: PartValues): PartValues => ({
    ...values,
    images: withoutUploads(values.images),
    documents: withoutUploads(values.documents),
  }),
};

const { name, nameZh, partNumber, brand, ...others } = mapTexts(PART_TEXTS, () => textRule);

/** In the order of the form. */
export const partRules: MergeRules<PartValues> = {
  name,
  nameZh,
  partNumber,
  brand,
  categoryId: valueRule,
  ...others,
  reviewedZh: listRule,
  references: referencesRule,
  prices: pricesRule,
  suppliers: suppliersRule,
  attributes: attributesRule,
  images: imagesRule,
  documents: documentsRule,
  hidden: valueRule,
};
