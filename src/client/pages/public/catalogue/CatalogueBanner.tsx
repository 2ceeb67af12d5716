import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/client/components/PageMeta';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { bannerDetail, bannerGrid } from '@/client/lib/generated/photos';

const photos = { grid: bannerGrid, detail: bannerDetail };

interface CatalogueBannerProps {
  image: keyof typeof photos;
  /** On a phone no higher than its text. */
  compact?: boolean;
  children: ReactNode;
}

export function CatalogueBanner({ image, compact, children }: CatalogueBannerProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        minHeight: { xs: compact ? 0 : 168, md: 240 },
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        '@media print': { minHeight: 0 },
      }}
    >
      <PhotoImage
        photo={photos[image]}
        alt=""
        priority
        // On a phone little of it shows through.
        sizes="(min-width: 768px) max(62vw, 640px), 320px"
        sx={{
          displayPrint: 'none',
          position: 'absolute',
          inset: '0 0 0 auto',
          width: { xs: '100%', md: '62%' },
          height: '100%',
        }}
      />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          background: {
            xs: 'rgb(7 20 40 / 0.82)',
            md: 'linear-gradient(90deg, #071428 40%, rgb(7 20 40 / 0.82) 62%, rgb(7 20 40 / 0.3))',
          },
        }}
      />
      {/* Not centered: the text would move while the page loads. */}
      <Container
        sx={{
          position: 'relative',
          pt: { xs: compact ? 1 : 3, md: 7 },
          pb: { xs: compact ? 1 : 3, md: 5 },
          '@media print': { py: 0 },
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: { xs: compact ? 'none' : 'block', md: 'block' },
            displayPrint: 'none',
            width: 56,
            height: 4,
            mb: 2,
            bgcolor: 'secondary.light',
          }}
        />
        {children}
      </Container>
    </Box>
  );
}

/** Of a page that no search engine lists, with its metadata. */
export function TitleBanner({ title, description }: { title: string; description?: string }) {
  return (
    <CatalogueBanner image="detail" compact>
      <PageMeta title={title} description={description} noindex />
      <Typography variant="h1" sx={{ typography: { xs: 'h3', md: 'h1' } }}>
        {title}
      </Typography>
    </CatalogueBanner>
  );
}
