import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Photo } from '@/client/lib/photo';
import { textPageData } from '@/client/lib/companyData';
import type { Step } from '@/client/lib/structuredData';
import { ContactBanner, type ContactBannerProps } from './ContactBanner';
import { ContentsNav } from './ContentsNav';
import { PageHero } from './PageHero';
import { halfOfPage, PhotoImage } from './PhotoImage';
import { StructuredData } from './StructuredData';

interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly photo?: string;
}

interface TextPageProps {
  path: string;
  /** The pages that this one presents. */
  items?: readonly Step[];
  title: string;
  lead: string;
  metaDescription: string;
  photo: Photo;
  action?: ReactNode;
  sections: readonly TextSection[];
  /** By section id; a section without one is text only. */
  sectionPhotos: Record<string, Photo>;
  contact: ContactBannerProps['texts'];
  children?: ReactNode;
}

/** A long text in sections, photograph and text side by side, changing sides. */
export function TextPage(props: TextPageProps) {
  const { path, items, sections, sectionPhotos, action, contact, children, ...head } = props;
  const { t } = useTranslation('common');
  return (
    <>
      <PageHero {...head}>{action}</PageHero>
      <StructuredData
        of={(place) =>
          textPageData(
            place,
            { home: t('nav.home'), title: head.title, description: head.metaDescription, path },
            items,
          )
        }
      />
      <ContentsNav label={t('onThisPage')} sections={sections} />
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <Stack spacing={{ xs: 7, md: 11 }}>
          {sections.map((section, index) => (
            <Section
              key={section.id}
              section={section}
              photo={sectionPhotos[section.id]}
              photoLast={index % 2 === 1}
            />
          ))}
        </Stack>
      </Container>
      {children}
      <ContactBanner texts={contact} />
    </>
  );
}

interface SectionProps {
  section: TextSection;
  photo?: Photo;
  /** On the right where there are two columns; the reading order is the same. */
  photoLast: boolean;
}

function Section({ section, photo, photoLast }: SectionProps) {
  const { id, title, text, photo: alt = '' } = section;
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      sx={{
        display: 'grid',
        gridTemplateColumns: photo ? { md: '1fr 1fr' } : 'minmax(0, 48rem)',
        gap: { xs: 3, md: 8 },
        alignItems: 'center',
        outline: 'none',
      }}
    >
      {photo && (
        <PhotoImage
          photo={photo}
          alt={alt}
          sizes={halfOfPage}
          sx={{ aspectRatio: '4 / 3', borderRadius: 1, order: { md: photoLast ? 1 : 0 } }}
        />
      )}
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
    </Box>
  );
}
