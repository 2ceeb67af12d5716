import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type InquiryForm, type SparePart, useCreateInquiryMutation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { company } from '@/shared/company';
import { WITH_LIST_FIELD } from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';
import { linesSent, selectLines } from '../quotationList/quotationSlice';
import { InquiredPart } from './InquiredPart';
import { sentLines, useListText } from './listLines';
import { MessageForm } from './MessageForm';
import { WithList } from './WithList';

interface ContactFormProps {
  /** Name of the spare part that a quotation is requested for. */
  part?: string;
  /** How many of it, at first. */
  quantity?: string;
  /** Its record and image, where it could be read. */
  record?: SparePart;
  image?: string;
}

export function ContactForm({ part = '', quantity, record, image }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [createInquiry, result] = useCreateInquiryMutation();
  const list = useSelector(selectLines);
  const rendered = useRenderedForm();
  const [isWanted, setWanted] = useState(
    !rendered?.failure || rendered.values[WITH_LIST_FIELD] !== undefined,
  );
  const lines = isWanted ? list : [];
  const listText = useListText(lines);

  const send = async (fields: InquiryForm, key: string, files: readonly File[]) => {
    const inquiryForm: InquiryForm = { ...fields, language };
    if (lines.length > 0) inquiryForm.lines = sentLines(lines);
    if (files.length > 0) inquiryForm.photographs = [...files];
    const response = await createInquiry({ inquiryForm, 'Idempotency-Key': key });
    if (!response.error) dispatch(linesSent(lines));
    return response;
  };

  return (
    <MessageForm
      form="inquiry"
      texts={t('form')}
      mail={{
        to: company.email,
        subject: (name) => t('mailSubject', { name }),
        list: listText,
      }}
      part={part || undefined}
      quantity={quantity}
      renderPart={(field) => (
        <InquiredPart name={part} part={record} image={image} quantity={field} />
      )}
      fileKind="photographs"
      notice={
        list.length > 0 && <WithList count={list.length} checked={isWanted} onChange={setWanted} />
      }
      next={
        <Button href={paths.search()} variant="outlined">
          {t('askAnother')}
        </Button>
      }
      lines={sentLines(lines)}
      send={send}
      result={result}
    />
  );
}
