import type { PartFieldName } from '../../../shared/partFields';
import { type MergeRule, type MergeRules, textRule, valueRule } from '../../lib/threeWayMerge';
import { imagesRule } from './imageMerge';
import { textFields } from './partFields';
import type { PartValues } from './partValues';

const { name, brand, ...others } = Object.fromEntries(
  textFields.map((field) => [field, textRule]),
) as Record<PartFieldName, MergeRule<string>>;

/** How two versions of a part are compared, in the order of the form. */
export const partRules: MergeRules<PartValues> = {
  ...{ name, brand },
  categoryId: valueRule,
  ...others,
  images: imagesRule,
};
