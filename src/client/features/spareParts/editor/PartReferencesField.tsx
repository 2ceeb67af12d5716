import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { REFERENCE_KINDS } from '@/shared/imports';
import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import { isBlank } from '@/shared/texts';
import { PartRowsField } from './PartRowsField';
import { emptyReference } from './referenceValues';
import type { PartValues } from './partValues';

/** The numbers that a part has elsewhere, one row each. */
export function PartReferencesField() {
  const { t } = useTranslation('adminParts');
  const kinds = REFERENCE_KINDS.map((id) => ({ id, label: t(`references.kinds.${id}`) }));
  return (
    <PartRowsField
      name="references"
      limit={MAX_REFERENCES}
      newRow={() => emptyReference}
      columns={{ sm: '2fr 3fr 3fr' }}
    >
      {(index) => (
        <>
          <FormSelect<PartValues>
            name={`references.${index}.kind`}
            label={t('references.kind')}
            options={kinds}
          />
          <FormText<PartValues>
            name={`references.${index}.number`}
            label={t('references.number')}
            maxLength={MAX_LENGTHS.partNumber}
            validate={{
              filled: (text, { references }) =>
                !isBlank(text) ||
                isBlank(references[index]?.maker ?? '') ||
                t('form.missingNumber'),
            }}
          />
          <FormText<PartValues>
            name={`references.${index}.maker`}
            label={t('references.maker')}
            maxLength={MAX_LENGTHS.maker}
          />
        </>
      )}
    </PartRowsField>
  );
}
