import Box from '@mui/material/Box';
import { CopyButton } from '@/client/components/CopyButton';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { countryName } from '@/shared/countries';
import { formatQuantity } from '@/shared/quotations';
import { joined } from '@/shared/isolate';
import type { SentMessage } from './messageValues';
import type { Sent } from './sentMessage';

interface SentDetailsProps {
  sent: Sent;
  message: SentMessage;
  /** Of the long text. */
  detailsLabel: string;
}

/** Repeats what was sent. */
export default function SentDetails({ sent, message, detailsLabel }: SentDetailsProps) {
  const { t } = useTranslation('inquiryForm');
  const language = useLanguage();
  const { name, email, phone, address, company, country, incoterm, lines = [] } = message;
  const { reference } = sent.receipt;
  const copied = reference && (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <strong>{reference}</strong>
      <CopyButton text={reference} />
    </Box>
  );
  const rows = [
    { label: t('reference'), value: copied },
    { label: t('name'), value: name },
    { label: t('email'), value: email },
    { label: t('phone'), value: phone },
    { label: t('address'), value: address },
    { label: t('company'), value: company },
    { label: t('country'), value: country && countryName(country, language) },
    { label: t('incoterm'), value: incoterm },
    { label: detailsLabel, value: message.inquiryDetails ?? message.aboutyou },
    { label: t('list'), value: lines.length > 0 && <Lines lines={lines} /> },
    { label: t('files.attached'), value: sent.files?.join('\n') },
  ];
  return (
    <DescriptionList
      rows={rows.filter(({ value }) => value)}
      sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}
      rowSx={{
        display: 'grid',
        gridTemplateColumns: { sm: '10em 1fr' },
        columnGap: 2,
        alignItems: 'baseline',
      }}
      labelSx={{ color: 'text.secondary' }}
      valueSx={{ minWidth: 0, whiteSpace: 'pre-wrap' }}
    />
  );
}

function Lines({ lines }: Required<Pick<SentMessage, 'lines'>>) {
  const language = useLanguage();
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {lines.map((line, index) => (
        <li key={index}>{joined([line.text, formatQuantity(line, language), line.note], ' – ')}</li>
      ))}
    </Box>
  );
}
