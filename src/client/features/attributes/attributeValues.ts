import type { Attribute, AttributeForm } from '@/client/api/console';

/** What the form of a property holds: texts only, empty where there is none. */
export type AttributeValues = Required<AttributeForm>;

/** A small letter, then letters and digits: it stands in addresses, see the contract. */
export const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/;

export const attributeValues = (attribute?: Attribute): AttributeValues => ({
  key: attribute?.key ?? '',
  labelEn: attribute?.labelEn ?? '',
  labelZh: attribute?.labelZh ?? '',
  kind: attribute?.kind ?? 'number',
  unit: attribute?.unit ?? '',
  categoryId: attribute?.categoryId?._id ?? '',
});

/** Only numbers have a unit; without a category all parts can have the property. */
export function toAttributeForm(values: AttributeValues): AttributeForm {
  const unit = values.kind === 'number' ? values.unit.trim() : '';
  return {
    key: values.key.trim(),
    labelEn: values.labelEn.trim(),
    labelZh: values.labelZh.trim(),
    kind: values.kind,
    ...(unit && { unit }),
    ...(values.categoryId && { categoryId: values.categoryId }),
  };
}

type Labels = Pick<Attribute, 'labelEn' | 'labelZh'>;

/** What it is called in the language of the page. */
export const labelIn = (language: string, { labelEn, labelZh }: Labels) =>
  language === 'zh' ? labelZh : labelEn;
