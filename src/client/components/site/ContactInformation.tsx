import AccessTime from '@mui/icons-material/AccessTime';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '../../content/useTranslation';
import { company } from '../../../shared/company';

interface Way {
  Icon: SvgIconComponent;
  label: string;
  value: string;
  href?: string;
}

const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Every way to reach the company, and when somebody is there. */
export function ContactInformation() {
  const { t } = useTranslation(['contact', 'inquiryForm']);
  const language = useLanguage();
  const { address, email, phone, weChat, whatsApp } = company;
  const ways: Way[] = [
    { Icon: PlaceOutlined, label: t('inquiryForm:address'), value: address[language] },
    { Icon: EmailOutlined, label: t('inquiryForm:email'), value: email, href: `mailto:${email}` },
    { Icon: PhoneOutlined, label: t('inquiryForm:phone'), value: phone, href: telephone(phone) },
    {
      Icon: SmartphoneOutlined,
      label: t('information.weChat'),
      value: weChat,
      href: telephone(weChat),
    },
    {
      Icon: WhatsApp,
      label: t('information.whatsApp'),
      value: whatsApp,
      href: telephone(whatsApp),
    },
  ];
  return (
    <Box
      component="section"
      aria-labelledby="information-heading"
      sx={{ p: { xs: 3, md: 4 }, bgcolor: 'grey.100', borderRadius: 1, alignSelf: 'start' }}
    >
      <Typography id="information-heading" variant="h3" component="h2">
        {t('information.heading')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 3, display: 'grid', gap: 2.5 }}>
        {ways.map((way) => (
          <WayToReach key={way.label} {...way} />
        ))}
      </Box>
      <Typography
        variant="h3"
        component="h2"
        sx={{ mt: 5, display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <AccessTime color="secondary" aria-hidden />
        {t('hours.heading')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        {t('hours.days').map((each) => (
          <Box key={each.days} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}>
            <Box component="dt">{each.days}</Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {each.hours}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('hours.zone')}
      </Typography>
    </Box>
  );
}

function WayToReach({ Icon, label, value, href }: Way) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 2 }}>
      <Icon color="secondary" aria-hidden sx={{ gridRow: 'span 2', mt: 0.25 }} />
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {href ? (
          <Box
            component="a"
            href={href}
            sx={{
              color: 'inherit',
              fontWeight: 600,
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {value}
          </Box>
        ) : (
          value
        )}
      </Box>
    </Box>
  );
}
