import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { Logo } from './Logo';
import { elevatorMenu, escalatorMenu } from './navigation';
import { plainList } from './navStyles';
import { SocialLinks } from './SocialLinks';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function LinkList({ links }: { links: { text: string; to: string }[] }) {
  return (
    <Box component="ul" sx={plainList}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <Link href={to}>{text}</Link>
        </li>
      ))}
    </Box>
  );
}

/** Where the company is and how to reach it, the way to the main pages, and the copyright. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const typeLinks = (menu: typeof elevatorMenu.header) =>
    menu.types.map(({ label, to }) => ({ text: t(`types.${label}`), to }));
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'primary.dark',
        color: '#b9c6d6',
        fontSize: '0.9375rem',
        '& :focus-visible': { outlineColor: 'secondary.light' },
        '& h2': {
          m: 0,
          mb: 1.5,
          color: '#fff',
          fontSize: '1rem',
          fontWeight: 650,
          lineHeight: 1.65,
        },
        '& address a, & h2 + ul a': {
          display: 'inline-block',
          py: 0.5,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        },
      }}
    >
      <Container sx={{ pt: { xs: 6, md: 9 }, pb: 4 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, lg: 6 },
            gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr', lg: '1.8fr 1fr 1fr 1fr' },
            // The longest list stands beside the two others where there are two columns only.
            '& > :nth-of-type(2)': { gridRow: { xs: 'span 2', md: 'auto' } },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, color: '#fff' }}>
            <Logo withTagline />
            <Box component="address" sx={{ mt: 3, color: '#b9c6d6', fontStyle: 'normal' }}>
              <Box component="p" sx={{ m: 0, mb: 1, maxWidth: '24em', lineHeight: 1.6 }}>
                {company.address[language]}
              </Box>
              <a href={`tel:${company.phone.replace(/\s/g, '')}`}>{company.phone}</a>
              <br />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </Box>
          </Box>
          <Column title={t('footer.elevators')}>
            <LinkList links={typeLinks(elevatorMenu.header)} />
          </Column>
          <Column title={t('footer.escalators')}>
            <LinkList links={typeLinks(escalatorMenu.header)} />
          </Column>
          <Column title={t('footer.company')}>
            <LinkList
              links={[
                { text: t('nav.about'), to: paths.about() },
                { text: t('nav.spareParts'), to: paths.sparePartsOverview() },
                { text: t('nav.newsroom'), to: paths.newsroom() },
                { text: t('nav.careers'), to: paths.career() },
                { text: t('nav.contact'), to: paths.contact() },
              ]}
            />
          </Column>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 3,
            mt: { xs: 5, md: 8 },
            pt: 3,
            borderTop: '1px solid rgb(255 255 255 / 0.15)',
          }}
        >
          <span>
            {t('footer.copyright', {
              year: new Date().getFullYear(),
            })}
          </span>
          <SocialLinks />
        </Box>
      </Container>
    </Box>
  );
}
