import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { DescriptionList } from '@/client/components/DescriptionList';
import { PageMeta } from '@/client/components/PageMeta';
import { Gallery } from '@/client/components/site/Gallery';
import { StructuredData } from '@/client/components/site/StructuredData';
import type { Content } from '@/client/i18n';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Photo } from '@/client/lib/photo';
import { breadcrumbData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { elevatorTypePhotos, escalatorTypePhotos } from './typePhotos';

export function ElevatorTypePage() {
  const { t } = useTranslation('elevatorTypes');
  return (
    <TypePage
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types')}
      photos={elevatorTypePhotos}
      photoTexts={t('photos')}
      pathTo={paths.elevatorType}
      about={paths.elevator()}
    />
  );
}

export function EscalatorTypePage() {
  const { t } = useTranslation('escalatorTypes');
  return (
    <TypePage
      heading={t('typesHeading')}
      invalid={t('invalid')}
      types={t('types')}
      photos={escalatorTypePhotos}
      photoTexts={t('photos')}
      selectOnHover
      pathTo={paths.escalatorType}
      about={paths.escalator()}
    />
  );
}

type TypeTexts = Content['elevatorTypes']['types']['passenger'];

interface TypePageProps<Type extends string, PhotoName extends string> {
  heading: string;
  invalid: string;
  types: Readonly<Record<Type, TypeTexts>>;
  /** The gallery of each type, in the order of the navigation. */
  photos: Readonly<Record<Type, readonly Photo<PhotoName>[]>>;
  photoTexts: Readonly<Record<PhotoName, string>>;
  selectOnHover?: boolean;
  pathTo: (type: Type) => string;
  about: string;
}

function TypePage<Type extends string, PhotoName extends string>(
  props: TypePageProps<Type, PhotoName>,
) {
  const { heading, invalid, types, photos, photoTexts, selectOnHover, pathTo, about } = props;
  const { t } = useTranslation(['gallery', 'common']);
  const { type: named } = useParams();
  const names = Object.keys(photos) as Type[];
  const name = names.find((candidate) => candidate === named);
  if (!name) {
    return (
      <Container sx={{ py: { xs: 10, md: 16 }, textAlign: 'center' }}>
        <PageMeta title={invalid} noindex />
        <Typography variant="h2" component="h1" color="error">
          {invalid}
        </Typography>
      </Container>
    );
  }
  const { title, summary, metaDescription, description, facts } = types[name];
  const images = photos[name].map((photo) => ({ ...photo, alt: photoTexts[photo.name] }));
  const trail = [
    { text: heading, to: about },
    { text: title, to: pathTo(name) },
  ];
  const isUpright = images[0]!.height > images[0]!.width;
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta title={title} description={metaDescription} image={images[0]} />
      <StructuredData of={(place) => breadcrumbData(place, trail)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '210px 1fr' }, gap: { lg: 7 } }}>
        <TypeNav
          label={heading}
          types={names.map((type) => ({ title: types[type].title, href: pathTo(type) }))}
          current={title}
        />
        <Box sx={{ minWidth: 0 }}>
          <Box aria-hidden sx={{ width: 56, height: 4, mb: 2.5, bgcolor: 'secondary.main' }} />
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.15rem' }}>
            {summary}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { lg: isUpright ? '1fr 1fr' : '1fr' },
              gap: { xs: 4, lg: 6 },
              alignItems: 'start',
              mt: { xs: 3, md: 5 },
            }}
          >
            <Box sx={{ width: '100%', maxWidth: isUpright ? 560 : undefined, mx: 'auto' }}>
              <Gallery
                key={title}
                label={t('label', { title })}
                images={images}
                sizes={
                  isUpright
                    ? '(min-width: 1024px) 443px, (min-width: 600px) 560px, 100vw'
                    : '(min-width: 1024px) 934px, 100vw'
                }
                selectOnHover={selectOnHover}
              />
            </Box>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: isUpright ? '1fr' : '1fr 1fr' },
                gap: { xs: 4, md: 5 },
                alignItems: 'start',
              }}
            >
              <Box>
                {description.map((paragraph) => (
                  <Typography key={paragraph} sx={{ '& + &': { mt: 2 } }}>
                    {paragraph}
                  </Typography>
                ))}
                <Button
                  variant="contained"
                  size="large"
                  href={paths.contact(title)}
                  color="secondary"
                  sx={{ mt: 3.5 }}
                >
                  {t('common:askForQuotation')}
                </Button>
              </Box>
              <SpecTable heading={t('keyFigures')} rows={facts} />
            </Box>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

interface TypeNavProps {
  label: string;
  types: readonly { title: string; href: string }[];
  current: string;
}

/** The types beside the page; small screens have the menu for that. */
function TypeNav({ label, types, current }: TypeNavProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <List
        disablePadding
        sx={{ position: 'sticky', top: 112, borderLeft: 1, borderColor: 'divider' }}
      >
        {types.map(({ title, href }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              aria-current={title === current ? 'page' : undefined}
              sx={{
                ml: '-1px',
                py: 1.25,
                borderLeft: '3px solid transparent',
                color: 'text.secondary',
                '&:hover': { color: 'text.primary', bgcolor: 'grey.100' },
                '&[aria-current]': {
                  borderColor: 'secondary.main',
                  color: 'text.primary',
                  fontWeight: 650,
                },
              }}
            >
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** A dimension such as `900 × 1,000 mm` stays on one line. */
const unbroken = (text: string) =>
  text.replaceAll(' × ', '\u00a0×\u00a0').replace(/(\d) (mm|kg|m\/s|m)\b/g, '$1\u00a0$2');

function SpecTable({ heading, rows }: { heading: string; rows: TypeTexts['facts'] }) {
  return (
    <Box component="section" aria-labelledby="key-figures">
      <Typography id="key-figures" variant="h3" component="h2">
        {heading}
      </Typography>
      <DescriptionList
        rows={rows.map(({ label, value }) => ({ label: unbroken(label), value: unbroken(value) }))}
        sx={{ mt: 1.5 }}
        rowSx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
          columnGap: 2,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
        }}
        labelSx={{ color: 'text.secondary' }}
        valueSx={{ fontWeight: 600 }}
      />
    </Box>
  );
}
