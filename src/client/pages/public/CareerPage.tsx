import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../../components/PageMeta';
import { Photograph } from '../../components/Photograph';
import { useContent } from '../../content';
import { photos } from '../../content/photos';
import { CareerForm } from '../../features/inquiries/CareerForm';
import { AnchorButton } from './company/AnchorButton';
import { CheckList } from './company/CheckList';
import { PageHero } from './company/PageHero';
import { PageSection } from './company/PageSection';
import { PointList } from './company/PointList';

const FORM = 'apply';

export default function CareerPage() {
  const texts = useContent('career');
  const { benefits, process, perks, ready, form } = texts;
  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} />
      <PageHero heading={texts.heading} lead={texts.lead} photo={photos.partCabinet}>
        <AnchorButton target={FORM}>{texts.apply}</AnchorButton>
      </PageHero>
      <PageSection heading={benefits.heading}>
        <PointList points={benefits.items} columns={3} />
      </PageSection>
      <Commitment />
      <PageSection heading={process.heading}>
        <PointList points={process.steps} columns={3} ordered />
      </PageSection>
      <PageSection heading={perks.heading} quiet>
        <Box sx={{ maxWidth: 720 }}>
          <CheckList items={perks.items} />
        </Box>
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
        <Box sx={{ maxWidth: 860 }}>
          <CareerForm />
        </Box>
      </PageSection>
    </>
  );
}

function Commitment() {
  const { commitment } = useContent('career');
  return (
    <PageSection heading={commitment.heading} quiet>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
        }}
      >
        <CheckList items={commitment.items} />
        <Photograph
          photo={photos.partMachine}
          decorative
          sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
        />
      </Box>
    </PageSection>
  );
}
