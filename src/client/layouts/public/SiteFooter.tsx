import BusinessCenter from '@mui/icons-material/BusinessCenter';
import Forum from '@mui/icons-material/Forum';
import Groups from '@mui/icons-material/Groups';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import PushPin from '@mui/icons-material/PushPin';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { twoColumns } from '@/client/components/GridList';
import { usePlace } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { absolute } from '@/client/lib/structuredData';
import { useRenderedPath } from '@/client/lib/useRenderedPath';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { SITE_LINKS_ID, typeMenus } from './navigation';

/** On paper: who made the page, and its URL. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const [year] = useState(() => String(new Date().getFullYear()));
  const place = usePlace();
  const path = useRenderedPath();
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'primary.dark',
        color: '#b9c6d6',
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
        '--focus-color': ({ palette }) => palette.secondary.light,
      }}
    >
      <Container sx={{ pt: { xs: 6, md: 9 }, pb: 4, '@media print': { py: 2 } }}>
        <Box
          sx={{
            display: 'grid',
            displayPrint: 'block',
            gap: { xs: 5, lg: 6 },
            gridTemplateColumns: { xs: twoColumns, md: '1fr 1fr 1fr', lg: '1.8fr 1fr 1fr 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, containerType: 'inline-size' }}>
            <Box sx={{ color: 'common.white' }}>
              <Logo withTagline />
            </Box>
            <Stack
              component="address"
              sx={{ mt: 3, alignItems: 'start', fontStyle: 'normal', lineHeight: 1.6 }}
            >
              <Box sx={{ mb: 1, maxWidth: '24em' }}>
                <FooterLink text={company.address[place.language]} href={company.map.linkUrl} />
              </Box>
              <FooterLink text={company.phone} href={`tel:${company.phone.replace(/\s/g, '')}`} />
              <FooterLink text={company.email} href={`mailto:${company.email}`} />
              <Box component="span" sx={{ display: 'none', displayPrint: 'block' }}>
                {absolute(place, path)}
              </Box>
            </Stack>
          </Box>
          {typeMenus.map(({ name, header: types }) => (
            <Column
              key={name}
              id={name === 'elevator' ? SITE_LINKS_ID : undefined}
              title={t(`footer.${name}s`)}
              links={types.map(({ label, to }) => ({ text: t(`types.${label}`), href: to }))}
            />
          ))}
          <Column
            title={t('footer.company')}
            links={[
              { text: t('nav.about'), href: paths.about() },
              { text: t('nav.spareParts'), href: paths.sparePartsOverview() },
              { text: t('menu.aboutSpareParts'), href: paths.spareParts() },
              { text: t('quotationList.title'), href: paths.quotation() },
              { text: t('footer.buying'), href: paths.buying() },
              { text: t('nav.newsroom'), href: paths.newsroom() },
              { text: t('nav.careers'), href: paths.career() },
              { text: t('nav.contact'), href: paths.contact() },
              { text: t('footer.privacy'), href: paths.privacy() },
            ]}
          />
        </Box>
        <Stack
          direction="row"
          sx={{
            displayPrint: 'none',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 3,
            mt: { xs: 5, md: 8 },
            pt: 3,
            borderTop: '1px solid rgb(255 255 255 / 0.15)',
          }}
        >
          <span>{t('footer.copyright', { year })}</span>
          {/* Small screens have the languages in their menu, which needs script. */}
          <Box
            sx={{
              display: 'none',
              '@media (scripting: none)': { display: { xs: 'block', lg: 'none' } },
            }}
          >
            <LanguageLinks />
          </Box>
          <SocialLinks />
        </Stack>
      </Container>
    </Box>
  );
}

const FooterLink = ({ text, href }: { text: string; href: string }) => (
  <Link href={href} color="inherit" sx={{ py: 0.5 }}>
    {text}
  </Link>
);

interface ColumnProps {
  /** Of the first and longest list, beside the two others where there are two columns only. */
  id?: string;
  title: string;
  links: { text: string; href: string }[];
}

function Column({ id, title, links }: ColumnProps) {
  return (
    <Box id={id} sx={{ displayPrint: 'none', gridRow: id && { xs: 'span 2', md: 'auto' } }}>
      <Typography component="h2" sx={{ mb: 1.5, color: 'common.white', fontWeight: 650 }}>
        {title}
      </Typography>
      <List disablePadding>
        {links.map((link) => (
          <ListItem key={link.href} disablePadding>
            <FooterLink {...link} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const socialSites = [
  { name: 'socialNetwork', Icon: Groups },
  { name: 'photoSharing', Icon: PhotoCamera },
  { name: 'microblog', Icon: Forum },
  { name: 'professionalNetwork', Icon: BusinessCenter },
  { name: 'pinBoard', Icon: PushPin },
  { name: 'videoSite', Icon: SmartDisplay },
] as const;

function SocialLinks() {
  const { t } = useTranslation('common');
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('footer.social')}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {socialSites.map(({ name, Icon }) => (
        <li key={name}>
          <IconButton
            href={company.social[name]}
            rel="noopener"
            color="outlined"
            aria-label={t(`footer.${name}`)}
            title={t(`footer.${name}`)}
            sx={{
              borderColor: 'rgb(255 255 255 / 0.3)',
              '&:hover': { bgcolor: 'secondary.main', borderColor: 'secondary.main' },
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </li>
      ))}
    </Stack>
  );
}
