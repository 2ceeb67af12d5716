import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageMeta } from '@/client/components/PageMeta';
import Typography from '@mui/material/Typography';
import { bannerContact } from '@/client/lib/generated/photos';
import { ContactForm } from '@/client/features/inquiries/ContactForm';
import { CompanyMap } from '@/client/components/site/CompanyMap';
import { ContactInformation } from '@/client/components/site/ContactInformation';
import { PageHero } from '@/client/components/site/PageHero';
import { MAX_LENGTHS } from '@/shared/limits';
import { messageForms } from '@/shared/messageForms';
import { useTranslation } from '@/client/i18n/useTranslation';

export default function ContactPage() {
  const { t } = useTranslation(['contact', 'inquiryForm', 'common']);
  // An overlong name is no part's; the number may stand behind it in brackets.
  const longest = MAX_LENGTHS.name + MAX_LENGTHS.partNumber + 3;
  const part = useSearchParams()[0].get('part')?.slice(0, longest) ?? undefined;
  return (
    <>
      <PageMeta
        title={t('common:nav.contact')}
        description={t('metaDescription')}
        picture={bannerContact}
      />
      <PageHero heading={t('common:nav.contact')} lead={t('lead')} photo={bannerContact} />
      <Container
        sx={{
          py: { xs: 6, md: 10 },
          display: 'grid',
          gridTemplateColumns: { lg: '7fr 4fr' },
          gap: { xs: 7, lg: 9 },
        }}
      >
        <Box component="section" id={messageForms.inquiry.anchor} aria-labelledby="form-heading">
          <Typography id="form-heading" variant="h2">
            {t('form.heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
            {t('inquiryForm:lead')}
          </Typography>
          <ContactForm key={part} part={part} />
        </Box>
        <ContactInformation />
      </Container>
      <CompanyMap />
    </>
  );
}
