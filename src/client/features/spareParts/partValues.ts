import type { PartFieldName } from '../../../shared/partFields';
import type { SparePart, SparePartForm, SparePartUpdateForm } from '../../api';
import { textFields } from './partFields';

export interface PartImage {
  key: string;
  /** A file to upload, or the name of one that is stored already. */
  image: File | string;
}

/** What the form of a part holds while it is edited. */
export type PartValues = Record<PartFieldName, string> & {
  /** Empty without a category. */
  categoryId: string;
  images: PartImage[];
};

export function partValues(part?: SparePart): PartValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, part?.[field] ?? '']));
  return {
    ...(texts as Record<PartFieldName, string>),
    categoryId: part?.categoryId?._id ?? '',
    images: savedImages(part?.images ?? []),
  };
}

/** A part may show one picture twice, so its name alone is no key. */
function savedImages(names: readonly string[]): PartImage[] {
  const counts = new Map<string, number>();
  return names.map((image) => {
    const count = counts.get(image) ?? 0;
    counts.set(image, count + 1);
    return { key: `${count}:${image}`, image };
  });
}

/** The body of a new part; the backend takes empty fields for missing ones. */
export function toSparePartForm({ images, ...values }: PartValues): SparePartForm {
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field].trim()]));
  return {
    ...(texts as Record<PartFieldName, string>),
    categoryId: values.categoryId,
    images: images.flatMap(({ image }) => (typeof image === 'string' ? [] : image)),
  };
}

/** The body of a change; images that are there already are named, not sent again. */
export function toSparePartUpdateForm(
  values: PartValues,
  before: readonly string[] = [],
): SparePartUpdateForm {
  let uploads = 0;
  const order = values.images.map(({ image }) =>
    typeof image === 'string' ? image : `new:${uploads++}`,
  );
  const unchanged = order.length === before.length && order.every((name, i) => name === before[i]);
  return {
    ...toSparePartForm(values),
    // One empty entry says that no image is left.
    imageOrder: unchanged ? undefined : order.length > 0 ? order : [''],
  };
}
