import type { Language } from '@/shared/language';
import type { Attribute } from './generated/hoistwayApi';

type Named = Pick<Attribute, 'labelEn' | 'labelZh'>;

export const attributeLabel = ({ labelEn, labelZh }: Named, language: Language) =>
  language === 'zh' ? labelZh : labelEn;

/** Whether parts of a category can have it; `branch` is the category and all above it. */
export const isOfBranch = ({ categoryIds = [] }: Attribute, branch: ReadonlySet<string>): boolean =>
  categoryIds.length === 0 || categoryIds.some(({ _id }) => branch.has(_id));
