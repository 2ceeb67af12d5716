import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type PersonMessages,
  useErasePersonMutation,
  useFindPersonMessagesMutation,
} from '@/client/api';
import { FormDialog } from '@/client/components/console/FormDialog';
import { FormText } from '@/client/components/console/FormField';
import { useFailureText, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { isBlank } from '@/shared/texts';

/** Names the form in the tab's storage. */
export const ERASURE_DRAFT = 'erasure';

const nobody = { email: '', phone: '' };

/** Finds a person's messages first, and erases them after a confirmation. */
export function ErasePersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { showDone } = useNotices();
  const failureText = useFailureText();
  const [find] = useFindPersonMessagesMutation();
  const [erasePerson] = useErasePersonMutation();
  const [found, setFound] = useState<PersonMessages>();
  const [problem, setProblem] = useState<string>();

  const counts = ({ inquiries, applications }: Omit<PersonMessages, 'names'>) => ({
    inquiries: t('inquiries.count', { count: inquiries }),
    applications: t('applications.count', { count: applications }),
  });
  const clearResult = () => {
    setFound(undefined);
    setProblem(undefined);
  };

  const findMessages = async (person: typeof nobody) => {
    if (isBlank(person.email) && isBlank(person.phone)) return setProblem(t('erase.missing'));
    const { data, error } = await find({ person });
    if (error) return setProblem(failureText(error, t('erase.findFailed')));
    const isEmpty = data.inquiries + data.applications === 0;
    setProblem(isEmpty ? t('erase.nothing') : undefined);
    setFound(isEmpty ? undefined : data);
  };
  const erase = async (person: typeof nobody, discard: () => void) => {
    const { data, error } = await erasePerson({ person });
    if (error) return setProblem(failureText(error, t('erase.failed')));
    // A backend that doesn't count has erased what was found.
    if (found) showDone(t('erase.done', counts({ ...found, ...data })));
    discard();
    onClose();
  };

  return (
    <FormDialog
      title={t('erase.title')}
      text={t('erase.text')}
      submitText={t('erase.find')}
      submitVariant={found ? 'text' : 'contained'}
      defaultValues={nobody}
      draft={{ form: ERASURE_DRAFT }}
      onSave={async (person) => void (await findMessages(person))}
      onClose={onClose}
      maxWidth="xs"
    >
      {({ handleSubmit, discard, formState }) => (
        <>
          <FormText name="email" label={t('email')} type="email" onChange={clearResult} autoFocus />
          <FormText name="phone" label={t('phone')} type="tel" onChange={clearResult} />
          {problem && (
            <Alert severity="info" role="status">
              {problem}
            </Alert>
          )}
          {found && (
            <Alert severity="warning" role="status">
              {t('erase.found', counts(found))}
              <br />
              {t('erase.names', { names: new Intl.ListFormat(language).format(found.names) })}
              {/* Apart from the submit button, so that a second click there erases nothing. */}
              <Button
                color="error"
                variant="contained"
                disabled={formState.isSubmitting}
                onClick={() => void handleSubmit((person) => erase(person, discard))()}
                sx={{ display: 'flex', mt: 1.5 }}
              >
                {t('erase.confirm')}
              </Button>
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
