import { useState } from 'react';
import { useCreateApplicationMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { CvField } from './CvField';
import { MessageForm } from './MessageForm';

export function CareerForm() {
  const { t } = useTranslation('career');
  const [createApplication, result] = useCreateApplicationMutation();
  const [cv, setCv] = useState<File>();
  return (
    <MessageForm
      form="application"
      texts={t('form')}
      mail={{ to: company.careersEmail, subject: (name) => t('mailSubject', { name }) }}
      files={{
        kind: 'cv',
        field: <CvField file={cv} onChange={setCv} />,
        label: t('cv.label'),
        names: cv?.name,
      }}
      send={(fields, key) =>
        createApplication({ applicationForm: { ...fields, cv }, 'Idempotency-Key': key })
      }
      result={result}
    />
  );
}
