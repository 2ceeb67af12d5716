import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/client/components/PageMeta';
import { StructuredData } from '@/client/components/site/StructuredData';
import { organizationData } from '@/client/lib/structuredData';
import { Picture } from '@/client/components/site/Picture';
import { about1, about2, bannerAbout } from '@/client/lib/generated/photos';
import { CompanyFigures } from '@/client/components/site/CompanyFigures';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { halfOfPage } from '@/client/components/site/pictureSizes';
import { PointList } from '@/client/components/site/PointList';
import { useTranslation } from '@/client/i18n/useTranslation';

export default function AboutPage() {
  const { t } = useTranslation(['about', 'common']);
  return (
    <>
      <PageMeta
        title={t('common:nav.about')}
        description={t('metaDescription')}
        picture={bannerAbout}
      />
      <StructuredData of={organizationData} />
      <PageHero heading={t('common:nav.about')} lead={t('lead')} photo={bannerAbout} />
      <Introduction />
      <CompanyFigures />
      <MissionAndVision />
      <PageSection heading={t('why.heading')} quiet>
        <PointList points={t('why.points')} columns={5} />
      </PageSection>
    </>
  );
}

function Introduction() {
  const { t } = useTranslation('about');
  const paragraphs = [t('intro.company'), t('intro.export'), t('intro.support')];
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <Box
        component="section"
        aria-labelledby="intro-heading"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '5fr 7fr' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Picture
          photo={about1}
          alt={t('intro.photo')}
          sizes="(min-width: 1248px) 760px, (min-width: 768px) 60vw, 100vw"
          sx={{ width: '100%', height: { xs: 240, sm: 320, md: '100%' }, minHeight: { md: 0 } }}
        />
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography id="intro-heading" variant="h2">
            {t('intro.heading')}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Box>
    </Container>
  );
}

function MissionAndVision() {
  const { t } = useTranslation('about');
  const mission = t('missionVision.mission');
  const vision = t('missionVision.vision');
  return (
    <PageSection heading={t('missionVision.heading')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 3, md: 6 } }}>
        <Box
          sx={{
            p: { xs: 3, md: 6 },
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            borderRadius: 1,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            gap: 5,
          }}
        >
          {[mission, vision].map(({ heading, text }) => (
            <Box key={heading} sx={{ borderLeft: 3, borderColor: 'secondary.light', pl: 3 }}>
              <Typography variant="h3">{heading}</Typography>
              <Typography sx={{ mt: 1.5, opacity: 0.9, fontSize: { md: '1.125rem' } }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
        <Picture
          photo={about2}
          alt={t('missionVision.photo')}
          sizes={halfOfPage}
          sx={{ width: '100%', height: '100%', aspectRatio: '5 / 4', borderRadius: 1 }}
        />
      </Box>
    </PageSection>
  );
}
