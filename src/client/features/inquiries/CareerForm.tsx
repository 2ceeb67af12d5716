import { useCreateApplicationMutation } from '../../api';
import { useTranslation } from '../../content/useTranslation';
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
      labels={{
        name: t('form.name'),
        email: t('form.email'),
        phone: t('form.phone'),
        address: t('form.address'),
        details: t('form.aboutyou'),
        detailsHelp: t('form.aboutyouHelp'),
      }}
      submit={t('form.submit')}
      sent={{
        heading: t('sent.heading'),
        text: (reference) => t('sent.text', { reference }),
      }}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      send={(values) => createApplication({ applicationForm: toBody(values) }).unwrap()}
    />
  );
}
