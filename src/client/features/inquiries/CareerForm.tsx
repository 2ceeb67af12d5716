import { useCreateApplicationMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { MessageForm } from './MessageForm';

export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication, result] = useCreateApplicationMutation();
  return (
    <MessageForm
      detailsName="aboutyou"
      texts={t('form')}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      send={(applicationForm, key) =>
        createApplication({ applicationForm, 'Idempotency-Key': key })
      }
      result={result}
    />
  );
}
