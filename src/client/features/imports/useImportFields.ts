import { type Attribute, attributeLabel, useListAttributesQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { attributeField } from '@/shared/history';
import { REFERENCE_FIELDS, REFERENCE_KINDS } from '@/shared/imports';
import { isTranslated, PART_FIELDS, TRANSLATED_FIELDS, zhOf } from '@/shared/partFields';
import { PRICE_FIELDS } from '@/shared/prices';

interface FieldOption {
  id: string;
  label: string;
  /** Whose value it is. */
  attribute?: Attribute;
}

/** What a column can be imported into: the fields that parts are filed by first. */
export function useImportFields(): readonly FieldOption[] {
  const { t } = useTranslation(['imports', 'adminParts', 'translations']);
  const language = useLanguage();
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  return [
    ...(['_id', 'category', 'hidden', 'images'] as const).map((id) => ({
      id,
      label: t(`fields.${id}`),
    })),
    ...REFERENCE_KINDS.map((kind) => ({ id: REFERENCE_FIELDS[kind], label: t(`numbers.${kind}`) })),
    ...PART_FIELDS.map(({ name }) => {
      const label = t(`adminParts:fields.${name}`);
      return {
        id: name,
        label: isTranslated(name) ? t('translations:inEnglish', { label }) : label,
      };
    }),
    ...PRICE_FIELDS.map((id) => ({ id, label: t(`adminParts:priceFields.${id}`) })),
    ...TRANSLATED_FIELDS.map((name) => ({
      id: zhOf(name),
      label: t('translations:inChinese', { label: t(`adminParts:fields.${name}`) }),
    })),
    ...attributes.map((attribute) => ({
      id: attributeField(attribute.key),
      label: attributeLabel(attribute, language),
      attribute,
    })),
  ];
}

/** What a column can be imported into, after the choice that it is not imported. */
export function useColumnFields(): readonly FieldOption[] {
  const { t } = useTranslation('imports');
  return [{ id: '', label: t('columns.notImported') }, ...useImportFields()];
}

/** The label of a field; one that is not offered any more has its own name. */
export const fieldLabel = (options: readonly FieldOption[], field: string): string =>
  options.find(({ id }) => id === field)?.label ?? field;
