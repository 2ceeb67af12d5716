import Alert from '@mui/material/Alert';
import { MAX_LENGTHS } from '@/shared/limits';
import type { SynonymForm } from '@/client/api/console';
import { FormField } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { useSynonymForm } from './useSynonymForm';

export interface SynonymFieldsProps extends Pick<
  ReturnType<typeof useSynonymForm>,
  'register' | 'errors' | 'failure'
> {
  /** The field that has the focus at first. */
  first?: keyof SynonymForm;
}

const max = MAX_LENGTHS.word;

/** The two words of a pair, and why they could not be saved. */
export function SynonymFields({ register, errors, failure, first }: SynonymFieldsProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const maxLength = { value: max, message: t('admin:form.tooLong', { count: max }) };
  const same = (text: string) => text.trim().toLowerCase();
  return (
    <>
      <FormField
        {...register('term', {
          validate: (term) => term.trim() !== '' || t('form.termRequired'),
          maxLength,
        })}
        label={t('term')}
        required
        autoComplete="off"
        autoFocus={first === 'term'}
        problem={errors.term?.message}
      />
      <FormField
        {...register('meaning', {
          validate: {
            given: (meaning) => meaning.trim() !== '' || t('form.meaningRequired'),
            other: (meaning, { term }) => same(meaning) !== same(term) || t('form.same'),
          },
          maxLength,
        })}
        label={t('meaning')}
        required
        autoComplete="off"
        autoFocus={first === 'meaning'}
        problem={errors.meaning?.message}
      />
      {failure && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
