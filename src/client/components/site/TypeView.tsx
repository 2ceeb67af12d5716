import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Gallery } from './Gallery';
import { PageMeta } from '../PageMeta';
import { StructuredData } from './StructuredData';
import { paths } from '@/shared/siteMap';
import { breadcrumbData } from '@/client/lib/structuredData';
import type { Photo } from '@/client/lib/photo';
import { FactTable, type FactTableProps } from './FactTable';
import { HydrationBoundary } from './HydrationBoundary';
import { TypeNav } from './TypeNav';

interface TypeTexts {
  readonly title: string;
  readonly summary: string;
  readonly metaDescription: string;
  readonly description: readonly string[];
  readonly facts: FactTableProps['facts'];
}

export interface TypeViewProps<Type extends string, PhotoName extends string> {
  /** Of the pages of this kind together, such as elevators. */
  heading: string;
  /** What is said of a type that doesn't exist. */
  invalid: string;
  types: Readonly<Record<Type, TypeTexts>>;
  /** The gallery of each type, in the order of the navigation. */
  photos: Readonly<Record<Type, readonly Photo<PhotoName>[]>>;
  photoTexts: Readonly<Record<PhotoName, string>>;
  selectOnHover?: boolean;
  pathTo: (type: Type) => string;
  /** Where the text about all types is. */
  about: string;
}

/** The type that the address names: pictures, description, figures, and the way to the others. */
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
  const pictures = photos[name].map((photo) => ({ ...photo, alt: photoTexts[photo.name] }));
  const trail = [
    { text: heading, to: about },
    { text: type.title, to: pathTo(name) },
  ];
  const upright = pictures[0]!.height > pictures[0]!.width;
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta title={type.title} description={type.metaDescription} picture={pictures[0]} />
      <StructuredData of={(place) => breadcrumbData(place, trail)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '210px 1fr' }, gap: { lg: 7 } }}>
        <HydrationBoundary>
          <TypeNav
            label={heading}
            items={names.map((each) => ({ to: pathTo(each), title: types[each].title }))}
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
                  pictures={pictures}
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
                <FactTable heading={t('keyFigures')} facts={type.facts} />
              </HydrationBoundary>
            </Box>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

/** The address names a type that doesn't exist. */
function InvalidType({ text }: { text: string }) {
  return (
    <Container sx={{ py: { xs: 10, md: 16 }, textAlign: 'center' }}>
      <PageMeta title={text} noindex />
      <Typography variant="h1" color="error" sx={{ typography: 'h2' }}>
        {text}
      </Typography>
    </Container>
  );
}
