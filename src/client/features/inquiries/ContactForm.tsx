import Button from '@mui/material/Button';
import { type SparePart, useCreateInquiryMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { InquiredPart } from './InquiredPart';
import { MessageForm } from './MessageForm';

interface ContactFormProps {
  /** Name of the spare part that a quotation is requested for. */
  part?: string;
  /** Its record and image, where it could be read. */
  record?: SparePart;
  image?: string;
}

export function ContactForm({ part = '', record, image }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const [createInquiry, result] = useCreateInquiryMutation();
  return (
    <MessageForm
      detailsName="inquiryDetails"
      texts={t('form')}
      mail={{ to: company.email, subject: (name) => t('mailSubject', { name }) }}
      part={part || undefined}
      renderPart={(quantity) => (
        <InquiredPart name={part} part={record} image={image} quantity={quantity} />
      )}
      next={
        <Button href={paths.search()} variant="outlined">
          {t('askAnother')}
        </Button>
      }
      send={(inquiryForm, key) => createInquiry({ inquiryForm, 'Idempotency-Key': key })}
      result={result}
    />
  );
}
