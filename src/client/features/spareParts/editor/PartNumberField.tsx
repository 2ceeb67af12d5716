import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PartName } from '@/client/api';
import { CopyButton } from '@/client/components/CopyButton';
import { FormText, useFieldError } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import type { PartValues } from './partValues';

/** The company's own number of a part. `taken` is the part that has it, after a failed save. */
export function PartNumberField({ taken }: { taken?: PartName }) {
  const { control, setError } = useFormContext<PartValues>();
  const { t } = useTranslation('adminParts');
  const number = useWatch({ control, name: 'partNumber' }).trim();
  const problem = useFieldError('partNumber');

  useEffect(() => {
    if (!taken) return;
    const message = t('form.numberTaken');
    setError('partNumber', { type: 'taken', message }, { shouldFocus: true });
  }, [taken, setError, t]);

  return (
    <FormText<PartValues>
      name="partNumber"
      maxLength={MAX_LENGTHS.partNumber}
      label={t('fields.partNumber')}
      help={t('form.numberHint')}
      problem={
        taken && problem?.type === 'taken' ? (
          <>
            {problem.message} {/* In a new tab, so that the form stays open. */}
            <Link
              href={paths.singleSparePart(taken._id)}
              target="_blank"
              rel="noopener"
              color="inherit"
              underline="always"
            >
              {t('form.openHolder', { name: taken.name })}
            </Link>
          </>
        ) : undefined
      }
      end={number && <CopyButton text={number} tabIndex={-1} />}
    />
  );
}
