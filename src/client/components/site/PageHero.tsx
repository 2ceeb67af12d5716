import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Photo } from '@/client/lib/photo';
import { PageMeta } from '../PageMeta';
import { PhotoImage } from './PhotoImage';

interface PageHeroProps {
  title: string;
  lead: string;
  metaDescription: string;
  photo: Photo;
  children?: ReactNode;
}

/** With the page's metadata; the words are beside the photograph, on phones below it. */
export function PageHero({ title, lead, metaDescription, photo, children }: PageHeroProps) {
  return (
    <Box sx={{ position: 'relative', bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      <PageMeta title={title} description={metaDescription} image={photo} />
      <Box
        sx={{
          displayPrint: 'none',
          height: { xs: 220, sm: 300, md: 'auto' },
          position: { xs: 'relative', md: 'absolute' },
          inset: { md: 0 },
          overflow: 'hidden',
          '&::after': {
            content: { md: '""' },
            position: 'absolute',
            inset: 0,
            background:
              'linear-gradient(90deg, rgb(7 20 40 / .97), rgb(7 20 40 / .92) 36%, rgb(7 20 40 / .76) 52%, rgb(7 20 40 / .2) 74%, transparent 90%)',
          },
        }}
      >
        <PhotoImage
          photo={photo}
          alt=""
          priority
          sizes="(min-width: 768px) max(100vw, 1067px), (min-width: 600px) 800px, 587px"
          sx={{ height: '100%', objectPosition: { xs: '72% 50%', md: '50% 50%' } }}
        />
      </Box>
      <Container
        sx={{
          position: 'relative',
          minHeight: { md: 400, xl: 480 },
          display: 'flex',
          alignItems: 'center',
          py: { xs: 5, md: 8 },
        }}
      >
        <Box sx={{ width: { md: '50%' }, pr: { md: 7 } }}>
          <Box aria-hidden sx={{ width: 56, height: 4, mb: 3, bgcolor: 'secondary.light' }} />
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ mt: 2.5, fontSize: { xs: '1.05rem', md: '1.2rem' }, opacity: 0.88 }}>
            {lead}
          </Typography>
          {children && <Box sx={{ mt: 4 }}>{children}</Box>}
        </Box>
      </Container>
    </Box>
  );
}
