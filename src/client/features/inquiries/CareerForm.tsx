import { useTranslation } from 'react-i18next';
import { useCreateApplicationMutation } from '../../api';
import { company } from '../../../shared/company';
import { MessageForm } from './MessageForm';
import { toBody } from './messageValues';

/** Sends a job application. */
export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication] = useCreateApplicationMutation();
  return (
    <MessageForm
      detailsName="aboutyou"
      texts={t('form', { returnObjects: true })}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      send={(values) => createApplication({ applicationForm: toBody(values) }).unwrap()}
    />
  );
}
