import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
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

export interface PartNumberFieldProps {
  form: Pick<UseFormReturn<PartValues>, 'register' | 'control' | 'formState' | 'setError'>;
  /** The part that has the number, after a failed save. */
  taken?: PartName;
}

/** The company's own number of a part. */
export function PartNumberField({ form, taken }: PartNumberFieldProps) {
  const { register, control, formState, setError } = form;
  const { t } = useTranslation('adminParts');
  const number = useWatch({ control, name: 'partNumber' }).trim();
  const problem = formState.errors.partNumber;

  useEffect(() => {
    if (!taken) return;
    const message = t('form.numberTaken');
    setError('partNumber', { type: 'taken', message }, { shouldFocus: true });
  }, [taken, setError, t]);

  const maxLength = useMaxLength();
  return (
    <FormField
      {...register('partNumber', { maxLength: maxLength(MAX_LENGTHS.partNumber) })}
      label={t('fields.partNumber')}
      help={t('form.numberHint')}
      problem={
        taken && problem?.type === 'taken' ? (
          <>
            {problem.message} {/* In a new tab: the form keeps what was typed. */}
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
