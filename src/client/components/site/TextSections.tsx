import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { HydrationBoundary } from './HydrationBoundary';
import { Picture } from './Picture';
import type { Photo } from '@/client/lib/photo';
import { halfOfPage } from './pictureSizes';

export interface TextSectionsProps {
  sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: readonly string[];
    /** Description of its photograph. */
    readonly photo?: string;
  }[];
  /** By section id; a section without one is words only. */
  photos: Record<string, Photo>;
}

/** A long text in sections, photograph and words side by side, changing sides. */
export function TextSections({ sections, photos }: TextSectionsProps) {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      {sections.map(({ id, title, text, photo }, index) => (
        <Box
          component="section"
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-heading`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1fr 1fr' },
            gap: { xs: 3, md: 8 },
            alignItems: 'center',
            outline: 'none',
            '& + &': { mt: { xs: 7, md: 11 } },
          }}
        >
          <HydrationBoundary>
            <SectionPhoto photo={photos[id]} alt={photo} last={index % 2 === 1} />
            <Box>
              <Typography id={`${id}-heading`} variant="h2">
                {title}
              </Typography>
              {text.map((paragraph) => (
                <Typography key={paragraph} sx={{ mt: 2 }}>
                  {paragraph}
                </Typography>
              ))}
            </Box>
          </HydrationBoundary>
        </Box>
      ))}
    </Container>
  );
}

interface SectionPhotoProps {
  photo?: Photo;
  alt?: string;
  last: boolean;
}

/** `last` puts it on the right where there are two columns; the reading order stays. */
function SectionPhoto({ photo, alt = '', last }: SectionPhotoProps) {
  if (!photo) return null;
  return (
    <Picture
      photo={photo}
      alt={alt}
      sizes={halfOfPage}
      sx={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 1, order: { md: last ? 1 : 0 } }}
    />
  );
}
