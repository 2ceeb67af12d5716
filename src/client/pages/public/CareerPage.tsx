import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { PageHero } from '@/client/components/site/PageHero';
import { anchorTo, PageSection } from '@/client/components/site/PageSection';
import { halfOfPage, PhotoImage } from '@/client/components/site/PhotoImage';
import { PointList } from '@/client/components/site/PointList';
import { StructuredData } from '@/client/components/site/StructuredData';
import { CareerForm } from '@/client/features/contactForms/CareerForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { bannerCareers, gallery3, strength3, strength6 } from '@/client/lib/generated/photos';
import type { Photo } from '@/client/lib/photo';
import { textPageData } from '@/client/lib/companyData';
import { messageForms } from '@/shared/messageForms';
import { paths } from '@/shared/siteMap';

const FORM = messageForms.application.anchor;

export default function CareerPage() {
  const { t } = useTranslation(['career', 'inquiryForm', 'common']);
  const toForm = (text: string) => (
    <Button variant="contained" {...anchorTo(FORM)} color="secondary" size="large">
      {text}
    </Button>
  );
  return (
    <>
      <StructuredData
        of={(place) =>
          textPageData(place, {
            home: t('common:nav.home'),
            title: t('common:nav.careers'),
            description: t('metaDescription'),
            path: paths.career(),
          })
        }
      />
      <PageHero
        title={t('common:nav.careers')}
        lead={t('lead')}
        metaDescription={t('metaDescription')}
        photo={bannerCareers}
      >
        {toForm(t('apply'))}
      </PageHero>
      <PageSection heading={t('benefits.heading')}>
        <PointList points={t('benefits.items')} columns={3} />
      </PageSection>
      <PageSection heading={t('commitment.heading')} quiet>
        <ListBesidePhoto items={t('commitment.items')} photo={strength6} photoFirst />
      </PageSection>
      <PageSection heading={t('process.heading')}>
        <PointList points={t('process.steps')} columns={3} ordered />
      </PageSection>
      <PageSection heading={t('perks.heading')} quiet>
        <ListBesidePhoto items={t('perks.items')} photo={strength3} />
      </PageSection>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container sx={{ py: { xs: 6, md: 8 }, textAlign: 'center' }}>
          <Typography variant="h2">{t('ready.heading')}</Typography>
          <Typography sx={{ mt: 1.5, mb: 3.5, opacity: 0.88, fontSize: '1.1rem' }}>
            {t('ready.text')}
          </Typography>
          {toForm(t('ready.button'))}
        </Container>
      </Box>
      <PageSection id={FORM} heading={t('form.heading')} lead={t('inquiryForm:lead')}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 4fr' },
            gap: { lg: 9 },
          }}
        >
          <CareerForm />
          <PhotoImage
            photo={gallery3}
            alt=""
            sizes="640px"
            sx={{
              display: { xs: 'none', lg: 'block' },
              height: '100%',
              borderRadius: 1,
            }}
          />
        </Box>
      </PageSection>
    </>
  );
}

interface ListBesidePhotoProps {
  items: readonly string[];
  photo: Photo;
  /** On the left where there are two columns. */
  photoFirst?: boolean;
}

/** Short statements, each with a tick. */
function ListBesidePhoto({ items, photo, photoFirst = false }: ListBesidePhotoProps) {
  return (
    <Grid container spacing={{ xs: 4, md: 8 }} sx={{ alignItems: 'center' }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <List disablePadding>
          {items.map((item) => (
            <ListItem key={item} divider disableGutters sx={{ alignItems: 'flex-start', py: 1.75 }}>
              <ListItemIcon sx={{ minWidth: 40, mt: '2px', color: 'secondary.main' }}>
                <CheckIcon aria-hidden />
              </ListItemIcon>
              <ListItemText
                primary={item}
                slotProps={{ primary: { sx: { fontSize: '1.05rem', lineHeight: 1.55 } } }}
                sx={{ my: 0 }}
              />
            </ListItem>
          ))}
        </List>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }} sx={{ order: { md: photoFirst ? -1 : 0 } }}>
        <PhotoImage
          photo={photo}
          alt=""
          sizes={halfOfPage}
          sx={{ aspectRatio: '3 / 2', borderRadius: 1 }}
        />
      </Grid>
    </Grid>
  );
}
