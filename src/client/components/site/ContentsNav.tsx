import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { anchorTo } from './PageSection';

interface ContentsNavProps {
  label: string;
  sections: readonly {
    readonly id: string;
    readonly title: string;
    /** Of the title, where it is not the page's. */
    readonly lang?: string;
  }[];
}

/** On phones it scrolls sideways: a second line would push the page down when the font arrives. */
export function ContentsNav({ label, sections }: ContentsNavProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'grey.100' }}
    >
      <Container>
        <Stack
          component="ul"
          direction="row"
          sx={{
            flexWrap: { md: 'wrap' },
            alignItems: 'center',
            overflowX: { xs: 'auto', md: 'visible' },
            // Reserved while the sections are loading.
            minHeight: 60,
            columnGap: { xs: 2.5, md: 4 },
          }}
        >
          {sections.map(({ id, title, lang }) => (
            <Box key={id} component="li" sx={{ flexShrink: 0, maxWidth: '100%' }}>
              <Link
                {...anchorTo(id)}
                dir="auto"
                lang={lang}
                sx={{ display: 'block', py: 1, fontWeight: 600 }}
              >
                {title}
              </Link>
            </Box>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}
