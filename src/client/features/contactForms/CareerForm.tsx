import { useCreateApplicationMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { MessageForm } from './MessageForm';

export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication, result] = useCreateApplicationMutation();
  return (
    <MessageForm
      form="application"
      texts={t('form')}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      fileKind="cv"
      send={(fields, key, [cv]) =>
        createApplication({ applicationForm: { ...fields, cv }, 'Idempotency-Key': key })
      }
      result={result}
    />
  );
}
