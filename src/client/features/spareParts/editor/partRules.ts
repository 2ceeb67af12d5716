import type { PartFieldName } from '@/shared/partFields';
import {
  type MergeRule,
  type MergeRules,
  type ThreeWays,
  textRule,
  valueRule,
} from '@/client/lib/threeWayMerge';
import { attributesRule } from './partAttributes';
import { textFields } from '../partFields';
import { referencesRule } from './referenceValues';
import type { PartImage, PartValues } from './partValues';

const isFile = ({ image }: PartImage) => typeof image !== 'string';

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

const { name, partNumber, brand, ...others } = Object.fromEntries(
  textFields.map((field) => [field, textRule]),
) as Record<PartFieldName, MergeRule<string>>;

/** In the order of the form. */
export const partRules: MergeRules<PartValues> = {
  name,
  partNumber,
  brand,
  categoryId: valueRule,
  ...others,
  references: referencesRule,
  attributes: attributesRule,
  images: imagesRule,
};
