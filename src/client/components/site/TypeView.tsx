import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Gallery } from './Gallery';
import { PageMeta } from '../PageMeta';
import { StructuredData } from './StructuredData';
import { paths } from '../../../shared/siteMap';
import { breadcrumbData, type Step } from '../../lib/structuredData';
import type { DescribedPhoto } from '../../lib/photo';
import { type FactTableProps, FactTable } from './FactTable';
import { type TypeNavItem, TypeNav } from './TypeNav';

export interface TypeViewProps {
  /** Of the pages of this kind together, such as elevators. */
  labels: { types: string; facts: string; ask: string };
  type: {
    readonly title: string;
    readonly summary: string;
    readonly metaDescription: string;
    readonly description: readonly string[];
    readonly facts: FactTableProps['facts'];
  };
  pictures: readonly DescribedPhoto[];
  galleryLabel: string;
  selectOnHover?: boolean;
  others: readonly TypeNavItem[];
  /** The way here from the text about all types. */
  trail: readonly Step[];
}

/** One type of elevator or escalator: pictures, description, figures, and the way to the others. */
export function TypeView(props: TypeViewProps) {
  const { labels, type, pictures, galleryLabel, selectOnHover, others, trail } = props;
  const upright = pictures[0]!.height > pictures[0]!.width;
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta title={type.title} description={type.metaDescription} picture={pictures[0]} />
      <StructuredData of={(place) => breadcrumbData(place, trail)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '210px 1fr' }, gap: { lg: 7 } }}>
        <TypeNav label={labels.types} items={others} />
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
              <Gallery
                key={type.title}
                label={galleryLabel}
                pictures={pictures}
                sizes={
                  upright
                    ? '(min-width: 1024px) 443px, (min-width: 600px) 560px, 100vw'
                    : '(min-width: 1024px) 934px, 100vw'
                }
                selectOnHover={selectOnHover}
              />
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
                  component={Link}
                  to={paths.contact(type.title)}
                  variant="contained"
                  color="secondary"
                  size="large"
                  sx={{ mt: 3.5 }}
                >
                  {labels.ask}
                </Button>
              </Box>
              <FactTable heading={labels.facts} facts={type.facts} />
            </Box>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}
