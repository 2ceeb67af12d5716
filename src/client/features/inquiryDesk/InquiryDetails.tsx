import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { QuotationSummary } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { countryName } from '@/shared/countries';
import { languageName } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { InquiryAssignment } from './InquiryAssignment';
import { InquiryHistory } from './InquiryHistory';
import { InquiryLines } from './InquiryLines';
import { InquiryPhotographs } from './InquiryPhotographs';
import { MessageDetails } from './MessageDetails';
import type { Message } from './messageCalls';
import { RelatedInquiries } from './RelatedInquiries';

interface InquiryDetailsProps {
  /** Those that were issued for the inquiry with this id. */
  renderQuotations: (id: string, quotations: readonly QuotationSummary[]) => ReactNode;
}

/** One inquiry: what the buyer wants, and what the admins do about it. */
export function InquiryDetails({ renderQuotations }: InquiryDetailsProps) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  const rowsOf = ({ company, country, language: own, incoterm }: Message) => [
    { label: t('company'), value: company },
    { label: t('country'), value: country && countryName(country, language) },
    { label: t('language'), value: own && languageName(own, language) },
    { label: t('incoterm'), value: incoterm },
  ];
  return (
    <MessageDetails
      kind="inquiries"
      rowsOf={rowsOf}
      renderActions={(inquiry) =>
        // A backend without states has no quotations either.
        inquiry.state && (
          <Button
            href={paths.inquiryQuotation(inquiry._id)}
            variant="contained"
            startIcon={<RequestQuote />}
          >
            {t('writeQuotation')}
          </Button>
        )
      }
      renderAbove={(inquiry) => inquiry.state && <InquiryAssignment inquiry={inquiry} />}
      renderBelow={({ _id, lines = [], files = [], events, related = [], quotations = [] }) => (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {lines.length > 0 && (
            <TitledPaper title={t('lines.number', { count: lines.length })}>
              <InquiryLines lines={lines} />
            </TitledPaper>
          )}
          {files.length > 0 && <InquiryPhotographs id={_id} files={files} />}
          {renderQuotations(_id, quotations)}
          <Box sx={{ ...columns, gap: 2 }}>
            {events && <InquiryHistory key={_id} id={_id} events={events} />}
            {related.length > 0 && <RelatedInquiries inquiries={related} />}
          </Box>
        </Box>
      )}
    />
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
