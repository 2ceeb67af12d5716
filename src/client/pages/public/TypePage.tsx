import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Photo } from '@/client/lib/photo';
import { breadcrumbData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { DescriptionList } from '../DescriptionList';
import { PageMeta } from '../PageMeta';
import { Gallery } from './Gallery/Gallery';
import { HydrationBoundary } from './HydrationBoundary';
import { StructuredData } from './StructuredData';

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface TypeTexts {
  readonly title: string;
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: readonly string[];
  readonly facts: readonly Fact[];
}

export interface TypeViewProps<Type extends string, PhotoName extends string> {
  /** Of all types, such as elevators. */
  heading: string;
  /** For a type that doesn't exist. */
  invalid: string;
  types: Readonly<Record<Type, TypeTexts>>;
  /** The gallery of each type, in the order of the navigation. */
  photos: Readonly<Record<Type, readonly Photo<PhotoName>[]>>;
  photoTexts: Readonly<Record<PhotoName, string>>;
  selectOnHover?: boolean;
  pathTo: (type: Type) => string;
  /** Path of the text about all types. */
  about: string;
}

/** The type in the URL: images, description, figures, and links to the other types. */
export function TypeView<Type extends string, PhotoName extends string>(
  props: TypeViewProps<Type, PhotoName>,
) {
  const { heading, types, photos, photoTexts, selectOnHover, pathTo, about } = props;
  const { t } = useTranslation(['gallery', 'common']);
  const { type: named } = useParams();
  const names = Object.keys(photos) as Type[];
  const name = names.find((each) => each === named);
  if (!name) return <InvalidType text={props.invalid} />;
  const type = types[name];
  const images = photos[name].map((photo) => ({ ...photo, alt: photoTexts[photo.name] }));
  const trail = [
    { text: heading, to: about },
    { text: type.title, to: pathTo(name) },
  ];
  const upright = images[0]!.height > images[0]!.width;
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta title={type.title} description={type.metaDescription} image={images[0]} />
      <StructuredData of={(place) => breadcrumbData(place, trail)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '210px 1fr' }, gap: { lg: 7 } }}>
        <HydrationBoundary>
          <TypeNav
            label={heading}
            types={names.map((each) => ({
              href: pathTo(each),
              title: types[each].title,
              current: each === name,
            }))}
          />
        </HydrationBoundary>
        <Box sx={{ minWidth: 0 }}>
          <Box aria-hidden sx={{ width: 56, height: 4, mb: 2.5, bgcolor: 'secondary.main' }} />
          <Typography variant="h1">{type.title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.15rem' }}>
            {type.summary}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { lg: upright ? '1fr 1fr' : '1fr' },
              gap: { xs: 4, lg: 6 },
              alignItems: 'start',
              mt: { xs: 3, md: 5 },
            }}
          >
            <Box sx={{ width: '100%', maxWidth: upright ? 560 : undefined, mx: 'auto' }}>
              <HydrationBoundary>
                <Gallery
                  key={type.title}
                  label={t('label', { title: type.title })}
                  images={images}
                  sizes={
                    upright
                      ? '(min-width: 1024px) 443px, (min-width: 600px) 560px, 100vw'
                      : '(min-width: 1024px) 934px, 100vw'
                  }
                  selectOnHover={selectOnHover}
                />
              </HydrationBoundary>
            </Box>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: upright ? '1fr' : '1fr 1fr' },
                gap: { xs: 4, md: 5 },
                alignItems: 'start',
              }}
            >
              <Box>
                {type.description.map((paragraph) => (
                  <Typography key={paragraph} sx={{ '& + &': { mt: 2 } }}>
                    {paragraph}
                  </Typography>
                ))}
                <Button
                  variant="contained"
                  size="large"
                  href={paths.contact(type.title)}
                  color="secondary"
                  sx={{ mt: 3.5 }}
                >
                  {t('common:askForQuotation')}
                </Button>
              </Box>
              <HydrationBoundary>
                <Facts heading={t('keyFigures')} facts={type.facts} />
              </HydrationBoundary>
            </Box>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

interface TypeNavProps {
  label: string;
  types: readonly { href: string; title: string; current: boolean }[];
}

/** The types beside the page; small screens have the menu for that. */
function TypeNav({ label, types }: TypeNavProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <List
        disablePadding
        sx={{ position: 'sticky', top: 112, borderLeft: 1, borderColor: 'divider' }}
      >
        {types.map(({ href, title, current }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              aria-current={current ? 'page' : undefined}
              sx={{
                ml: '-1px',
                py: 1.25,
                borderLeft: 3,
                borderColor: current ? 'secondary.main' : 'transparent',
                color: current ? 'text.primary' : 'text.secondary',
                fontWeight: current ? 650 : undefined,
                '&:hover': { color: 'text.primary', bgcolor: 'grey.100' },
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

function Facts({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {heading}
      </Typography>
      <DescriptionList
        rows={facts.map(({ label, value }) => ({ label: unbroken(label), value: unbroken(value) }))}
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

function InvalidType({ text }: { text: string }) {
  return (
    <Container sx={{ py: { xs: 10, md: 16 }, textAlign: 'center' }}>
      <PageMeta title={text} noindex />
      <Typography variant="h2" component="h1" color="error">
        {text}
      </Typography>
    </Container>
  );
}
