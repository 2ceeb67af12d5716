import AccessTime from '@mui/icons-material/AccessTime';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import SupportAgent from '@mui/icons-material/SupportAgent';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import { useGetSparePartQuery } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { PageMeta } from '@/client/components/PageMeta';
import { CompanyMap } from '@/client/components/site/CompanyMap';
import { PageHero } from '@/client/components/site/PageHero';
import { StructuredData } from '@/client/components/site/StructuredData';
import { ContactForm } from '@/client/features/contactForms/ContactForm';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { mainImage, quotedName } from '@/client/features/spareParts/partFields';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { bannerContact } from '@/client/lib/generated/photos';
import { contactPageData } from '@/client/lib/companyData';
import { whatsAppUrl } from '@/client/lib/whatsApp';
import { company } from '@/shared/company';
import { requestText } from '@/shared/inquiryText';
import { MAX_LENGTHS } from '@/shared/limits';
import { minimumOf } from '@/shared/lineUnits';
import { messageForms } from '@/shared/messageForms';
import { quantityIn } from '@/shared/quantity';
import { formatQuantity } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { cleanLine, cut } from '@/shared/texts';

export default function ContactPage() {
  const { t } = useTranslation(['contact', 'inquiryForm', 'common']);
  const { part, record, quantity } = useInquiredPart();
  const [title, metaDescription] = [t('common:nav.contact'), t('metaDescription')];
  return (
    <>
      {part ? (
        // Without its photograph, so that part and form are on the first screen.
        <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          <PageMeta title={title} description={metaDescription} image={bannerContact} />
          <Container sx={{ py: { xs: 1.5, md: 3 } }}>
            <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', md: '2rem' } }}>
              {title}
            </Typography>
          </Container>
        </Box>
      ) : (
        <PageHero
          title={title}
          lead={t('lead')}
          metaDescription={metaDescription}
          photo={bannerContact}
        />
      )}
      <StructuredData
        of={(place) =>
          contactPageData(place, {
            home: t('common:nav.home'),
            title,
            description: metaDescription,
            path: paths.contact(),
          })
        }
      />
      <Container
        sx={{
          py: part ? { xs: 3, md: 5 } : { xs: 6, md: 10 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 4fr' },
          gap: { xs: 7, lg: 9 },
        }}
      >
        <Box component="section" id={messageForms.inquiry.anchor} aria-labelledby="form-heading">
          <Typography id="form-heading" variant="h2">
            {t('form.heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, mb: 2 }}>
            {t('inquiryForm:lead')}
          </Typography>
          <PasteLink variant="outlined" sx={{ mb: 3 }} />
          <ContactForm
            key={part}
            part={part}
            quantity={quantity}
            record={record}
            image={record && mainImage(record)}
          />
        </Box>
        <ContactInformation part={part} />
      </Container>
      <CompanyMap />
    </>
  );
}

/**
 * The part that the page was opened for: its record, else its name in the link; and the quantity in
 * the link, else its minimum.
 */
function useInquiredPart() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const { currentData: record } = useGetSparePartQuery(id ? { id } : skipToken);
  // No part has a longer name, with its number in brackets.
  const longest = MAX_LENGTHS.name + MAX_LENGTHS.partNumber + 3;
  const named = cut(cleanLine(params.get('part') ?? ''), longest);
  const language = useLanguage();
  const wanted = cut(cleanLine(params.get('quantity') ?? ''), MAX_LENGTHS.line);
  const { quantity: least, unit } = minimumOf(record?.moq ?? '');
  const counted = wanted ? quantityIn(wanted) : record?.moq && least;
  const quantity = counted ? formatQuantity({ quantity: counted, unit }, language) : wanted;
  return { part: record ? quotedName(record) : named || undefined, record, quantity };
}

/** Every way to reach the company, and its business hours. */
function ContactInformation({ part }: { part?: string }) {
  const { t } = useTranslation(['contact', 'inquiryForm', 'common']);
  const language = useLanguage();
  const { address, email, phone, serviceLine, weChat, whatsApp } = company;
  const link = (href: string, text: string) => (
    <Link href={href} color="inherit" sx={{ fontWeight: 600 }}>
      {text}
    </Link>
  );
  const telephone = (number: string) => link(`tel:${number.replace(/[^\d+]/g, '')}`, number);
  const ways = [
    {
      Icon: PlaceOutlined,
      label: t('inquiryForm:address'),
      value: link(company.map.linkUrl, address[language]),
    },
    { Icon: EmailOutlined, label: t('inquiryForm:email'), value: link(`mailto:${email}`, email) },
    { Icon: PhoneOutlined, label: t('inquiryForm:phone'), value: telephone(phone) },
    { Icon: SupportAgent, label: t('information.serviceLine'), value: telephone(serviceLine) },
    { Icon: SmartphoneOutlined, label: t('information.weChat'), value: telephone(weChat) },
    {
      Icon: WhatsApp,
      label: t('information.whatsApp'),
      value: link(whatsAppUrl(part ? requestText(language, part) : ''), whatsApp),
    },
  ];
  return (
    <Paper
      component="section"
      aria-labelledby="information-heading"
      elevation={0}
      sx={{ p: { xs: 3, md: 4 }, bgcolor: 'grey.100', alignSelf: 'start' }}
    >
      <Typography id="information-heading" variant="h3" component="h2">
        {t('information.heading')}
      </Typography>
      <DescriptionList
        rows={ways.map(({ Icon, label, value }) => ({
          icon: <Icon color="secondary" aria-hidden sx={{ gridRow: 'span 2', mt: 0.25 }} />,
          label,
          value,
        }))}
        sx={{ mt: 3, display: 'grid', gap: 2.5 }}
        rowSx={{ display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 2 }}
        labelSx={{ typography: 'body2', color: 'text.secondary' }}
      />
      <Typography
        variant="h3"
        component="h2"
        sx={{ mt: 5, display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <AccessTime color="secondary" aria-hidden />
        {t('hours.heading')}
      </Typography>
      <DescriptionList
        rows={t('hours.days')}
        sx={{ mt: 2 }}
        rowSx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}
        valueSx={{ fontWeight: 600 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('hours.zone')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('hours.office')}
      </Typography>
      <Link href={paths.buying()} sx={{ display: 'inline-block', mt: 2, fontWeight: 600 }}>
        {t('common:buyingTerms')}
      </Link>
    </Paper>
  );
}
