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
import { InquiryLines } from './InquiryLines';
import { InquiryFiles } from './InquiryFiles';
import { InquiryTimeline } from './InquiryTimeline';
import { MessageDetails } from './MessageDetails';
import type { Message } from './messageCalls';
import { RelatedInquiries, RelatedLinks } from './RelatedInquiries';

interface InquiryDetailsProps {
  /** Those that were issued for the inquiry with this id. */
  renderQuotations: (id: string, quotations: readonly QuotationSummary[]) => ReactNode;
}

/** One inquiry: what the buyer wants, and what the admins do about it. */
export function InquiryDetails({ renderQuotations }: InquiryDetailsProps) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  const rowsOf = ({ company, country, language: own, incoterm, lostReason }: Message) => [
    { label: t('company'), value: company },
    { label: t('country'), value: country && countryName(country, language) },
    { label: t('language'), value: own && languageName(own, language) },
    { label: t('incoterm'), value: incoterm },
    { label: t('lost.reason'), value: lostReason },
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
      renderAbove={({ lines = [], files = [], related, later, ...inquiry }) => (
        <>
          {inquiry.state && <InquiryAssignment inquiry={inquiry} />}
          <RelatedLinks earlier={related?.[0]} later={later?.[0]} />
          <Box sx={{ ...stack, mb: 2 }}>
            {lines.length > 0 && (
              <TitledPaper title={t('lines.number', { count: lines.length })}>
                <InquiryLines lines={lines} />
              </TitledPaper>
            )}
            {files.length > 0 && (
              <TitledPaper title={t('photographs.title')}>
                <InquiryFiles id={inquiry._id} files={files} />
              </TitledPaper>
            )}
          </Box>
        </>
      )}
      renderBelow={(inquiry) => {
        const { related = [], later = [], quotations = [] } = inquiry;
        const others = later.toReversed().concat(related);
        return (
          <Box sx={{ ...stack, mt: 2 }}>
            {renderQuotations(inquiry._id, quotations)}
            <Box sx={others.length > 0 ? { ...stack, ...columns } : stack}>
              {inquiry.events && <InquiryTimeline key={inquiry._id} inquiry={inquiry} />}
              {others.length > 0 && <RelatedInquiries inquiries={others} />}
            </Box>
          </Box>
        );
      }}
    />
  );
}

const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

const columns = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
