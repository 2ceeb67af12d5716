import { useSearchParams } from 'react-router-dom';
import { Box } from '../../components/Box';
import { Container } from '../../components/Container';
import { PageMeta } from '../../components/PageMeta';
import { Typography } from '../../components/Typography';
import { bannerContact } from '../../content/generated/photos';
import { ContactForm } from '../../features/inquiries/ContactForm';
import { CompanyMap } from '../../components/site/CompanyMap';
import { ContactInformation } from '../../components/site/ContactInformation';
import { PageHero } from '../../components/site/PageHero';
import { MAX_LENGTHS } from '../../../shared/limits';
import { messageForms } from '../../../shared/messageForms';
import { useTranslation } from '../../content/useTranslation';

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
          <Typography color="text.secondary" sx={{ mt: 1.5, mb: 4 }}>
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
