import type { Language } from '@/shared/language';
import { type SparePart, attributeLabel } from '@/client/api';

/** The attributes of a part with their values as text, each attribute once. */
export function attributeRows({ attributes = [] }: SparePart, language: Language) {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  return [...byKey.values()].flatMap((attribute) => {
    const { key, number, choice, choiceZh, unit } = attribute;
    const value = number ?? ((language === 'zh' && choiceZh) || choice?.trim());
    if (value === undefined || value === '') return [];
    const label = attributeLabel(attribute, language);
    const lang = language === 'zh' && choice && !choiceZh ? 'en' : undefined;
    return [{ id: key, label, value: unit ? `${value} ${unit}` : String(value), lang }];
  });
}
