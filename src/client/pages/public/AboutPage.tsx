import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DescriptionList } from '@/client/components/DescriptionList';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { halfOfPage, PhotoImage } from '@/client/components/site/PhotoImage';
import { PointList } from '@/client/components/site/PointList';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { about1, about2, bannerAbout } from '@/client/lib/generated/photos';
import { organizationData } from '@/client/lib/companyData';
import { company } from '@/shared/company';

export default function AboutPage() {
  const { t } = useTranslation(['about', 'common']);
  return (
    <>
      <StructuredData of={organizationData} />
      <PageHero
        title={t('common:nav.about')}
        lead={t('lead')}
        metaDescription={t('metaDescription')}
        photo={bannerAbout}
      />
      <Introduction />
      <Figures />
      <MissionAndVision />
      <PageSection heading={t('why.heading')} quiet>
        <PointList points={t('why.points')} columns={5} />
      </PageSection>
    </>
  );
}

function Introduction() {
  const { t } = useTranslation('about');
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <Card
        component="section"
        aria-labelledby="intro-heading"
        variant="outlined"
        sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 7fr' } }}
      >
        <PhotoImage
          photo={about1}
          alt={t('intro.photo')}
          sizes="(min-width: 1248px) 760px, (min-width: 768px) 60vw, 100vw"
          sx={{ height: { xs: 240, sm: 320, md: '100%' } }}
        />
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography id="intro-heading" variant="h2">
            {t('intro.heading')}
          </Typography>
          {[t('intro.company'), t('intro.export'), t('intro.support')].map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Card>
    </Container>
  );
}

function Figures() {
  const { t } = useTranslation('about');
  const { format } = new Intl.NumberFormat(useLanguage());
  const rows = [
    { label: t('figures.founded'), value: company.foundedYear },
    { label: t('figures.employees'), value: format(company.employees) },
    {
      label: t('figures.area'),
      value: t('figures.areaValue', { area: company.factoryArea }),
    },
    { label: t('figures.tower'), value: t('figures.towerValue') },
    { label: t('figures.countries'), value: format(company.exportCountries) },
  ];
  return (
    <Box component="section" aria-label={t('figures.heading')} sx={{ bgcolor: 'grey.100' }}>
      <Container>
        <DescriptionList
          rows={rows}
          sx={{
            display: { xs: 'grid', md: 'flex' },
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
            flexWrap: 'wrap',
            justifyContent: { md: 'space-between' },
            gap: { xs: 3, md: 4 },
            py: { xs: 5, md: 7 },
          }}
          rowSx={{ display: 'flex', flexDirection: 'column-reverse' }}
          labelSx={{ color: 'text.secondary' }}
          valueSx={{ typography: 'h2', whiteSpace: 'nowrap' }}
        />
      </Container>
    </Box>
  );
}

function MissionAndVision() {
  const { t } = useTranslation('about');
  return (
    <PageSection heading={t('missionVision.heading')}>
      <Grid container spacing={{ xs: 3, md: 6 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Stack
            spacing={5}
            sx={{
              height: '100%',
              justifyContent: 'center',
              p: { xs: 3, md: 6 },
              borderRadius: 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {[t('missionVision.mission'), t('missionVision.vision')].map(({ heading, text }) => (
              <Box key={heading} sx={{ borderLeft: 3, borderColor: 'secondary.light', pl: 3 }}>
                <Typography variant="h3">{heading}</Typography>
                <Typography sx={{ mt: 1.5, opacity: 0.9, fontSize: { md: '1.125rem' } }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <PhotoImage
            photo={about2}
            alt={t('missionVision.photo')}
            sizes={halfOfPage}
            sx={{ height: '100%', aspectRatio: '5 / 4', borderRadius: 1 }}
          />
        </Grid>
      </Grid>
    </PageSection>
  );
}
