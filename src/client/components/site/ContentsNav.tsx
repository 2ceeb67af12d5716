import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { anchorTo } from './anchorTo';

export interface ContentsNavProps {
  label: string;
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** One line of links and the padding around it; kept free while the sections are loading. */
const HEIGHT = 60;

/**
 * The sections of a long page as a row of links below its head. On a small screen it stays one
 * line and scrolls sideways, so that no later font can break it and push the page down.
 */
export function ContentsNav({ label, sections }: ContentsNavProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'grey.100' }}
    >
      <Container>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: { md: 'wrap' },
            alignItems: 'center',
            overflowX: { xs: 'auto', md: 'visible' },
            minHeight: HEIGHT,
            columnGap: { xs: 2.5, md: 4 },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {sections.map(({ id, title }) => (
            <Box component="li" key={id} sx={{ flexShrink: 0 }}>
              <Link {...anchorTo(id)} sx={{ display: 'block', py: 1, fontWeight: 600 }}>
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
