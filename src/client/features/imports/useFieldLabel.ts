import { attributeLabel, useListAttributesQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { attributeKeyOf } from '@/shared/changes';
import { RECORD_FIELDS, type RecordField } from '@/shared/imports';
import { isTranslated, PART_FIELDS } from '@/shared/partFields';

const isRecordField = (field: string): field is RecordField =>
  RECORD_FIELDS.includes(field as RecordField);

/** What the fields are called that columns are imported into. */
export function useFieldLabel() {
  const { t } = useTranslation(['importCheck', 'adminParts', 'translations']);
  const language = useLanguage();
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  return (field: string): string => {
    if (isRecordField(field)) return t(`recordFields.${field}`);
    const key = attributeKeyOf(field);
    const attribute = attributes.find((each) => each.key === key);
    if (attribute) return attributeLabel(attribute, language);
    for (const { name } of PART_FIELDS) {
      const label = t(`adminParts:fields.${name}`);
      if (field === name) return label;
      if (isTranslated(name) && field === `${name}Zh`)
        return t('translations:inChinese', { label });
    }
    return key ?? field;
  };
}
