import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import type { NumberTaken } from '@/client/api/console';
import { FormField } from '@/client/components/console/FormField';
import { CopyButton } from '@/client/components/CopyButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PartValues } from './partValues';

export interface PartNumberFieldProps {
  form: Pick<UseFormReturn<PartValues>, 'register' | 'control' | 'formState' | 'setError'>;
  /** Whom the backend says that the number belongs to. */
  taken?: NumberTaken;
}

/** The company's own number of a part. Where another part has it the way there is beside it. */
export function PartNumberField({ form, taken }: PartNumberFieldProps) {
  const { register, control, formState, setError } = form;
  const { t } = useTranslation(['adminParts', 'admin']);
  const number = useWatch({ control, name: 'partNumber' }).trim();
  const problem = formState.errors.partNumber;

  useEffect(() => {
    if (!taken) return;
    const message = t('form.numberTaken');
    setError('partNumber', { type: 'taken', message }, { shouldFocus: true });
  }, [taken, setError, t]);

  const { partNumber: maxLength } = MAX_LENGTHS;
  return (
    <FormField
      {...register('partNumber', {
        maxLength: { value: maxLength, message: t('admin:form.tooLong', { count: maxLength }) },
      })}
      label={t('fields.partNumber')}
      problem={problem?.message}
      help={t('form.numberHint')}
      end={number && <CopyButton text={number} />}
      {...(taken &&
        problem?.type === 'taken' && {
          helperText: (
            <>
              {problem.message} {/* In a tab of its own: the form stays with all that was typed. */}
              <Link
                href={paths.singleSparePart(taken.holder._id)}
                target="_blank"
                rel="noopener"
                style={{ color: 'inherit' }}
              >
                {t('form.openHolder', { name: taken.holder.name })}
              </Link>
            </>
          ),
        })}
    />
  );
}
