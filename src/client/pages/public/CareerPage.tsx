import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../../components/PageMeta';
import { Picture } from '../../components/Picture';
import { useContent } from '../../content';
import { bannerCareers, gallery3, strength3, strength6 } from '../../content/generated/photos';
import { CareerForm } from '../../features/inquiries/CareerForm';
import type { Photo } from '../../lib/photo';
import { AnchorButton } from './company/AnchorButton';
import { CheckList } from './company/CheckList';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { halfOfPage } from './company/pictureSizes';
import { PointList } from './company/PointList';

const FORM = 'apply';

export default function CareerPage() {
  const texts = useContent('career');
  const { benefits, commitment, process, perks, ready, form } = texts;
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={bannerCareers}>
        <AnchorButton target={FORM}>{texts.apply}</AnchorButton>
      </PageHero>
      <PageSection heading={benefits.heading}>
        <PointList points={benefits.items} columns={3} />
      </PageSection>
      <PageSection heading={commitment.heading} quiet>
        <ListBesidePhoto items={commitment.items} photo={strength6} photoFirst />
      </PageSection>
      <PageSection heading={process.heading}>
        <PointList points={process.steps} columns={3} ordered />
      </PageSection>
      <PageSection heading={perks.heading} quiet>
        <ListBesidePhoto items={perks.items} photo={strength3} />
      </PageSection>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container sx={{ py: { xs: 6, md: 8 }, textAlign: 'center' }}>
          <Typography variant="h2">{ready.heading}</Typography>
          <Typography sx={{ mt: 1.5, mb: 3.5, opacity: 0.88, fontSize: '1.1rem' }}>
            {ready.text}
          </Typography>
          <AnchorButton target={FORM}>{ready.button}</AnchorButton>
        </Container>
      </Box>
      <PageSection id={FORM} heading={form.heading} lead={form.lead}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '7fr 4fr' }, gap: { lg: 9 } }}>
          <CareerForm />
          <Picture
            photo={gallery3}
            alt=""
            sizes="640px"
            sx={{
              display: { xs: 'none', lg: 'block' },
              width: '100%',
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

function ListBesidePhoto({ items, photo, photoFirst = false }: ListBesidePhotoProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: 4, md: 8 },
        alignItems: 'center',
      }}
    >
      <CheckList items={items} />
      <Picture
        photo={photo}
        alt=""
        sizes={halfOfPage}
        sx={{
          width: '100%',
          aspectRatio: '3 / 2',
          borderRadius: 1,
          order: { md: photoFirst ? -1 : 0 },
        }}
      />
    </Box>
  );
}
