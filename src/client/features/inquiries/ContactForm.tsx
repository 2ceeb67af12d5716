import { useCreateInquiryMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { MessageForm } from './MessageForm';
import { toBody } from './messageValues';

/** Sends a business inquiry. `part` names the spare part that a quotation is asked for. */
export function ContactForm({ part }: { part?: string }) {
  const { t } = useTranslation('contact');
  const [createInquiry] = useCreateInquiryMutation();
  return (
    <MessageForm
      detailsName="inquiryDetails"
      texts={t('form')}
      mail={{ to: company.email, subject: (name) => t('mailSubject', { name }) }}
      partRequests={{ part, textOf: (each) => t('partInquiry', { part: each }) }}
      send={(values, key) =>
        createInquiry({ inquiryForm: toBody(values), 'Idempotency-Key': key }).unwrap()
      }
    />
  );
}
