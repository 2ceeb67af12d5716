import { useCreateApplicationMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { MessageForm } from './MessageForm';
import { toBody } from './messageValues';

/** Sends a job application. */
export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication] = useCreateApplicationMutation();
  return (
    <MessageForm
      detailsName="aboutyou"
      texts={t('form')}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      send={(values, key) =>
        createApplication({ applicationForm: toBody(values), 'Idempotency-Key': key }).unwrap()
      }
    />
  );
}
