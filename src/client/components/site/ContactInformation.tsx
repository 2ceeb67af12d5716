import AccessTime from '@mui/icons-material/AccessTime';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { DescriptionList } from '../DescriptionList';

const telephone = (number: string) => <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;

/** Every way to reach the company, and when somebody is there. */
export function ContactInformation() {
  const { t } = useTranslation(['contact', 'inquiryForm']);
  const language = useLanguage();
  const { address, email, phone, weChat, whatsApp } = company;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Box
      component="section"
      aria-labelledby="information-heading"
      sx={{ p: { xs: 3, md: 4 }, bgcolor: 'grey.100', borderRadius: 1, alignSelf: 'start' }}
    >
      <Typography id="information-heading" variant="h3" component="h2">
        {t('information.heading')}
      </Typography>
      <DescriptionList
        rows={[
          { icon: <PlaceOutlined />, label: t('inquiryForm:address'), value: address[language] },
          { icon: <EmailOutlined />, label: t('inquiryForm:email'), value: mail },
          { icon: <PhoneOutlined />, label: t('inquiryForm:phone'), value: telephone(phone) },
          {
            icon: <SmartphoneOutlined />,
            label: t('information.weChat'),
            value: telephone(weChat),
          },
          { icon: <WhatsApp />, label: t('information.whatsApp'), value: telephone(whatsApp) },
        ]}
        sx={{
          mt: 3,
          display: 'grid',
          gap: 2.5,
          '& > div': { display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 2 },
          '& svg': { gridRow: 'span 2', mt: 0.25, color: 'secondary.main' },
          '& dt': { typography: 'body2', color: 'text.secondary' },
          '& dd': { overflowWrap: 'anywhere' },
          '& a': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
          '& a:hover': { textDecoration: 'underline' },
        }}
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
        sx={{
          mt: 2,
          '& > div': { display: 'flex', justifyContent: 'space-between', py: 0.75 },
          '& dd': { fontWeight: 600 },
        }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('hours.zone')}
      </Typography>
    </Box>
  );
}
