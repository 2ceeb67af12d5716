import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PartName, isUnauthorized, numberHolder } from '@/client/api';
import { CopyButton } from '@/client/components/CopyButton';
import { FormField, useMaxLength } from '@/client/components/console/ConsoleForm';
import { useSaveFailure } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import type { PartValues } from './partValues';

/**
 * Why saving a part failed: shown in a dialog, below the form only where the login dialog covers the
 * screen, and through `taken` at the number field where another part has the number.
 */
export function usePartFailure(title: string) {
  const [failure, show, setFailure] = useSaveFailure(title);
  const [taken, setTaken] = useState<PartName>();
  const showFailure = (error: unknown) => {
    const holder = numberHolder(error);
    setTaken(holder);
    show(holder ? undefined : error);
    if (!isUnauthorized(error)) setFailure(undefined);
  };
  return { failure, taken, showFailure, setFailure };
}

/** The company's own number of a part. `taken` is the part that has it, after a failed save. */
export function PartNumberField({ taken }: { taken?: PartName }) {
  const { register, control, formState, setError } = useFormContext<PartValues>();
  const { t } = useTranslation('adminParts');
  const number = useWatch({ control, name: 'partNumber' }).trim();
  const problem = formState.errors.partNumber;
  const maxLength = useMaxLength()(MAX_LENGTHS.partNumber);

  useEffect(() => {
    if (!taken) return;
    const message = t('form.numberTaken');
    setError('partNumber', { type: 'taken', message }, { shouldFocus: true });
  }, [taken, setError, t]);

  return (
    <FormField
      {...register('partNumber', { maxLength })}
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
        ) : (
          problem?.message
        )
      }
      end={number && <CopyButton text={number} />}
    />
  );
}
