import type { PartTextField } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS, type TranslatedField, zhOf } from '@/shared/partFields';

/** A part's texts as choices, Chinese ones after their English ones. */
export function useTextFields() {
  const { t } = useTranslation(['adminParts', 'translations']);
  return PART_FIELDS.flatMap((field) => {
    const { name, maxLength, multiline, untranslated, required } = field;
    const label = t(`fields.${name}`);
    const text = { id: name as PartTextField, label, maxLength, multiline, required };
    if (untranslated) return text;
    const english = { ...text, label: t('translations:inEnglish', { label }) };
    const chinese = {
      ...text,
      id: zhOf(name as TranslatedField),
      label: t('translations:inChinese', { label }),
      required: undefined,
    };
    return [english, chinese];
  });
}
