import type { Language } from '@/shared/language';
import type { Attribute } from './generated/hoistwayApi';

type Named = Pick<Attribute, 'labelEn' | 'labelZh'>;

export const attributeLabel = ({ labelEn, labelZh }: Named, language: Language) =>
  language === 'zh' ? labelZh : labelEn;

/** Whether parts of a category can have it; `ids` are those of the category and its ancestors. */
export const isOfBranch = (
  { categoryIds = [] }: Pick<Attribute, 'categoryIds'>,
  ids: ReadonlySet<string>,
): boolean => categoryIds.length === 0 || categoryIds.some(({ _id }) => ids.has(_id));
