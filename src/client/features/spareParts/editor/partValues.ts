import { nanoid } from '@reduxjs/toolkit';
import type { PartFieldName } from '@/shared/partFields';
import { type SparePart, type SparePartForm, type SparePartUpdateForm } from '@/client/api';
import {
  type AttributeTexts,
  attributesRule,
  attributeTexts,
  sentAttributes,
} from './partAttributes';
import { textFields } from '../partFields';
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

export type PartValues = Record<PartFieldName, string> & {
  categoryId: string;
  references: ReferenceValues[];
  attributes: AttributeTexts;
  images: PartImage[];
};

export function partValues(part?: SparePart): PartValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, part?.[field] ?? '']));
  return {
    ...(texts as Record<PartFieldName, string>),
    categoryId: part?.categoryId?._id ?? '',
    references: referenceValues(part ?? {}),
    attributes: attributeTexts(part ?? {}),
    // A part may contain an image twice, so the file name is no key.
    images: (part?.images ?? []).map((image) => ({ key: nanoid(), image })),
  };
}

/** The body of a new part; the backend takes empty fields for missing ones. */
export function toSparePartForm({ images, ...values }: PartValues): SparePartForm {
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field].trim()]));
  return {
    ...(texts as Record<PartFieldName, string>),
    categoryId: values.categoryId,
    references: sentReferences(values.references),
    attributes: sentAttributes(values.attributes),
    images: images.flatMap(({ image }) => (typeof image === 'string' ? [] : image)),
  };
}

/** A list if it has changed; an empty one is sent as one empty entry. */
const changed = (isSame: boolean, entries: string[]) =>
  isSame ? undefined : entries.length > 0 ? entries : [''];

/**
 * The body of a change of `before`; stored images are sent by name. Unchanged lists are left
 * out: a backend that knows only the core may reject them.
 */
export function toSparePartUpdateForm(values: PartValues, before: SparePart): SparePartUpdateForm {
  const { references, attributes, ...form } = toSparePartForm(values);
  const images = before.images ?? [];
  let uploads = 0;
  const order = values.images.map(({ image }) =>
    typeof image === 'string' ? image : `new:${uploads++}`,
  );
  const sameOrder = order.length === images.length && order.every((name, i) => name === images[i]);
  const sameReferences = referencesRule.same(values.references, referenceValues(before));
  const sameAttributes = attributesRule.same(values.attributes, attributeTexts(before));
  return {
    ...form,
    references: changed(sameReferences, references ?? []),
    attributes: changed(sameAttributes, attributes ?? []),
    imageOrder: changed(sameOrder, order),
  };
}
