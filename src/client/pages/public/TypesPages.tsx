import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia, { cardMediaClasses } from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { TextPage } from '@/client/components/site/TextPage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import type { Photo } from '@/client/lib/photo';
import { elevatorTypes, escalatorTypes, paths } from '@/shared/siteMap';

const elevatorSectionPhotos = {
  car: photos.passenger07Angle,
  hoistway: photos.strength1,
  'traction-machine': photos.slider3,
  counterweight: photos.partBuffers,
  'guide-rails': photos.partRails,
  'control-systems': photos.partCabinet,
  'door-operators': photos.partOperator,
  'safety-gear': photos.partSafetyGear,
};

const elevatorCardPhotos = {
  passenger: photos.productPassenger,
  villa: photos.productVilla,
  panoramic: photos.productPanoramic,
  hospital: photos.productHospital,
  freight: photos.productFreight,
  hydraulic: photos.productHydraulic,
};

export function ElevatorPage() {
  const { t } = useTranslation(['elevator', 'elevatorTypes']);
  const cards = elevatorTypes.map((type) => ({
    ...t(`elevatorTypes:types.${type}`),
    href: paths.elevatorType(type),
    photo: elevatorCardPhotos[type],
  }));
  return (
    <TextPage
      path={paths.elevator()}
      items={cards.map(({ title, href }) => ({ text: title, to: href }))}
      title={t('title')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.slider1}
      sections={t('sections')}
      sectionPhotos={elevatorSectionPhotos}
      contact={t('contact')}
    >
      <TypeCards heading={t('elevatorTypes:typesHeading')} lead={t('types.lead')} cards={cards} />
    </TextPage>
  );
}

const escalatorSectionPhotos = {
  efficiency: photos.escalator03Terminal,
  safety: photos.partCombs,
  versatility: photos.walkW1,
  applications: photos.outdoor03Hillside,
};

const escalatorCardPhotos = {
  indoor: photos.productEscalator,
  'moving-walks': photos.productWalk,
  'out-door': photos.escalatorO1,
};

export function EscalatorPage() {
  const { t } = useTranslation(['escalator', 'escalatorTypes']);
  const cards = escalatorTypes.map((type) => ({
    ...t(`escalatorTypes:types.${type}`),
    href: paths.escalatorType(type),
    photo: escalatorCardPhotos[type],
  }));
  return (
    <TextPage
      path={paths.escalator()}
      items={cards.map(({ title, href }) => ({ text: title, to: href }))}
      title={t('title')}
      lead={t('lead')}
      metaDescription={t('metaDescription')}
      photo={photos.slider6}
      sections={t('sections')}
      sectionPhotos={escalatorSectionPhotos}
      contact={t('contact')}
    >
      <TypeCards heading={t('escalatorTypes:typesHeading')} lead={t('types.lead')} cards={cards} />
    </TextPage>
  );
}

interface TypeCardsProps {
  heading: string;
  lead: string;
  cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly summary: string;
    readonly photo: Photo;
  }[];
}

function TypeCards({ heading, lead, cards }: TypeCardsProps) {
  return (
    <PageSection heading={heading} lead={lead} quiet>
      <Grid container component="ul" spacing={{ xs: 2, md: 3.5 }}>
        {cards.map(({ href, title, summary, photo }) => (
          <Grid
            key={href}
            component="li"
            size={{ xs: 6, md: 4 }}
            sx={{ minWidth: 'min(8.5rem, 100%)' }}
          >
            <Card elevation={0} sx={{ bgcolor: 'transparent' }}>
              <CardActionArea
                href={href}
                sx={{ [`&:hover .${cardMediaClasses.root}`]: { transform: 'scale(1.04)' } }}
              >
                <CardMedia
                  component={PhotoImage}
                  photo={photo}
                  alt=""
                  sizes="(min-width: 1248px) 390px, (min-width: 768px) 32vw, 60vw"
                  sx={{
                    aspectRatio: { xs: '1 / 1', md: '4 / 3' },
                    borderRadius: 1,
                    transition: 'transform 400ms ease-out',
                  }}
                />
                <CardContent sx={{ px: 0, pb: 0 }}>
                  <Typography variant="h3">{title}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                    {summary}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  );
}
