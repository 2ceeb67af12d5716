import { nanoid } from '@reduxjs/toolkit';
import {
  PART_TEXTS,
  type PartText,
  TRANSLATED_FIELDS,
  type TranslatedField,
  zhOf,
} from '@/shared/partFields';
import type { SparePart, SparePartForm, SparePartUpdateForm } from '@/client/api';
import {
  listRule,
  type MergeRule,
  type MergeRules,
  type ThreeWays,
  textRule,
  valueRule,
} from '@/client/lib/threeWayMerge';
import { fetchStored } from '@/client/lib/fetchStored';
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
  isUpload,
  sentDocuments,
} from './documentValues';
import {
  referencesRule,
  sentReferences,
  type ReferenceValues,
  referenceValues,
} from './referenceValues';

export interface PartImage {
  key: string;
  /** A file to upload, or the name of one that is stored already. */
  image: File | string;
}

export type PartValues = Record<PartText, string> & {
  categoryId: string;
  /** A draft. */
  hidden: boolean;
  /** Fields whose Chinese text still fits although the English one has changed. */
  reviewedZh: TranslatedField[];
  references: ReferenceValues[];
  attributes: AttributeTexts;
  images: PartImage[];
  documents: DocumentValues[];
};

const mapTexts = <Text extends PartText, T>(texts: readonly Text[], map: (text: Text) => T) =>
  Object.fromEntries(texts.map((text) => [text, map(text)])) as Record<Text, T>;

export function partValues(part?: Partial<SparePart>): PartValues {
  return {
    ...mapTexts(PART_TEXTS, (text) => part?.[text] ?? ''),
    categoryId: part?.categoryId?._id ?? '',
    hidden: part?.hidden ?? false,
    reviewedZh: [],
    references: referenceValues(part ?? {}),
    attributes: attributeTexts(part ?? {}),
    // A part may contain an image twice, so the file name is no key.
    images: (part?.images ?? []).map((image) => ({ key: nanoid(), image })),
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
    images: uploadsOf(images).map(({ image }) => image),
    ...(documents.length > 0 && sentDocuments(documents)),
  };
}

const TERMS = ['shippingTerms', 'paymentTerms', 'paymentCurrency', 'packing'] as const;

/** Another part with the terms of one that was saved. */
export const withTermsOf = (saved: PartValues, empty: PartValues): PartValues => ({
  ...empty,
  ...mapTexts(
    TERMS.flatMap((field) => [field, zhOf(field)]),
    (field) => saved[field],
  ),
});

type Upload = PartImage & { image: File };

const isFile = (image: PartImage): image is Upload => typeof image.image !== 'string';

/** The images that are sent as files, in the order of the request. */
export const uploadsOf = (images: readonly PartImage[]): Upload[] => images.filter(isFile);

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
  const images = before.images ?? [];
  const stored = partValues(before);
  let uploads = 0;
  const order = values.images.map(({ image }) =>
    typeof image === 'string' ? image : `new:${uploads++}`,
  );
  const sameOrder = order.length === images.length && order.every((name, i) => name === images[i]);
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
    imageOrder: changed(sameOrder, order),
    ...(!documentsRule.same(values.documents, stored.documents) && sentDocuments(values.documents)),
  };
}

/** Values for a draft: only the names of chosen files can be stored. */
export const partFiles = {
  filesIn: ({ images, documents }: PartValues) => [
    ...uploadsOf(images).map(({ image }) => image),
    ...documents.filter(isUpload).map(({ file }) => file),
  ],
  withoutFiles: (values: PartValues): PartValues => ({
    ...values,
    images: values.images.filter((image) => !isFile(image)),
    documents: values.documents.filter((document) => !isUpload(document)),
  }),
};

const startsWith = (images: PartImage[], start: PartImage[]) =>
  start.every(({ image }, index) => image === images[index]?.image);

/** Splits `images` into those that `others` have too, one for one, and the rest. */
function compare(images: PartImage[], others: PartImage[]) {
  const left = [...others];
  const [common, rest]: [PartImage[], PartImage[]] = [[], []];
  for (const image of images) {
    const index = left.findIndex((other) => image.image === other.image);
    if (index >= 0) left.splice(index, 1);
    (index >= 0 ? common : rest).push(image);
  }
  return { common, rest };
}

/**
 * Images that either added stay with either choice; the choice is about the order and the removed
 * ones. An image that the other person removed is gone: the backend no longer has it.
 */
function reconcile({ base, mine, theirs }: ThreeWays<PartImage[]>) {
  const myFiles = mine.filter(isFile);
  const common = compare(mine, theirs).common;
  const remaining = mine.filter((image) => isFile(image) || common.includes(image));
  const asMine = [...remaining, ...compare(theirs, base).rest];
  const asTheirs = [...theirs, ...myFiles];
  // Images that were only appended fit to whatever the other person did.
  if (startsWith(mine, base) && mine.length === base.length + myFiles.length) {
    return { mine: asTheirs, theirs: asTheirs };
  }
  return { mine: asMine, theirs: startsWith(theirs, base) ? asMine : asTheirs };
}

/** For images, which are ordered and may contain one twice. */
export const imagesRule: MergeRule<PartImage[]> = {
  same: (one, other) => one.length === other.length && startsWith(one, other),
  reconcile,
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
  attributes: attributesRule,
  images: imagesRule,
  documents: documentsRule,
  hidden: valueRule,
};

/** With files in place of the names of stored ones, for a new part. Throws if one can't be loaded. */
export async function withFiles(
  values: PartValues,
  urls: Record<'images' | 'documents', string>,
): Promise<PartValues> {
  const images = values.images.map(async ({ key, image }) => ({
    key,
    image: typeof image === 'string' ? await fetchStored(urls.images, image) : image,
  }));
  const documents = values.documents.map(async (document) =>
    isUpload(document)
      ? document
      : { ...document, file: await fetchStored(urls.documents, String(document.file)) },
  );
  return { ...values, images: await Promise.all(images), documents: await Promise.all(documents) };
}
