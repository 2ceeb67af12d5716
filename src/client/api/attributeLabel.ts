import type { Language } from '@/shared/language';
import type { Attribute } from './generated/hoistwayApi';

type Named = Pick<Attribute, 'labelEn' | 'labelZh'>;

export const attributeLabel = ({ labelEn, labelZh }: Named, language: Language) =>
  language === 'zh' ? labelZh : labelEn;
