import { useMemo } from 'react';
import { attributeLabel, useListAttributesQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { attributeField } from '@/shared/changes';
import { PART_FIELDS, TRANSLATED_FIELDS, zhOf } from '@/shared/partFields';

export interface FieldOption {
  /** Empty: the column is not imported. */
  id: string;
  label: string;
  group: string;
}

const KEYS = ['_id', 'partNumber', 'name'] as const;
const FILING = ['category', 'hidden', 'images'] as const;
const TEXTS = PART_FIELDS.map(({ name }) => name).filter(
  (name) => name !== 'partNumber' && name !== 'name',
);

/** What a column can be imported into, in groups. */
export function useImportFields(): readonly FieldOption[] {
  const { t } = useTranslation(['imports', 'adminParts', 'translations']);
  const language = useLanguage();
  const { data: attributes } = useListAttributesQuery({ includeHidden: true });
  return useMemo(() => {
    const group = (
      name: 'none' | 'keys' | 'texts' | 'chinese' | 'filing' | 'attributes',
      fields: readonly (readonly [id: string, label: string])[],
    ) => fields.map(([id, label]) => ({ id, label, group: t(`columns.groups.${name}`) }));
    return [
      ...group('none', [['', t('columns.notImported')]]),
      ...group(
        'keys',
        KEYS.map((id) => [id, id === '_id' ? t('fields._id') : t(`adminParts:fields.${id}`)]),
      ),
      ...group(
        'filing',
        FILING.map((id) => [id, t(`fields.${id}`)]),
      ),
      ...group(
        'texts',
        TEXTS.map((id) => [id, t(`adminParts:fields.${id}`)]),
      ),
      ...group(
        'chinese',
        TRANSLATED_FIELDS.map((id) => [
          zhOf(id),
          t('translations:inChinese', { label: t(`adminParts:fields.${id}`) }),
        ]),
      ),
      ...group(
        'attributes',
        (attributes ?? []).map((attribute) => [
          attributeField(attribute.key),
          attributeLabel(attribute, language),
        ]),
      ),
    ];
  }, [t, language, attributes]);
}

/** The label of a field; one that is not offered any more has its own name. */
export const fieldLabel = (options: readonly FieldOption[], field: string): string =>
  options.find(({ id }) => id === field)?.label ?? field;
