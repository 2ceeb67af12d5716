import type { MergeRule, MergeRules } from '../../lib/threeWayMerge';
import { textRule, valueRule } from '../../lib/threeWayMerge';
import { imagesRule } from './imageMerge';
import type { PartValues, TextField } from './partValues';
import { plainFields } from './partValues';

const texts = Object.fromEntries(plainFields.map((field) => [field, textRule])) as Record<
  Exclude<TextField, 'name' | 'brand' | 'description'>,
  MergeRule<string>
>;

/** How two versions of a part are compared, in the order of the form. */
export const partRules: MergeRules<PartValues> = {
  name: textRule,
  brand: textRule,
  categoryId: valueRule,
  ...texts,
  description: textRule,
  images: imagesRule,
};
