import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { AnchorLink } from './AnchorLink';

export interface ContentsNavProps {
  label: string;
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of a long page as a row of links below its head. */
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
            flexWrap: 'wrap',
            columnGap: { xs: 2.5, md: 4 },
            py: { xs: 1, md: 1.5 },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {sections.map(({ id, title }) => (
            <li key={id}>
              <AnchorLink target={id} sx={{ display: 'block', py: 1, fontWeight: 600 }}>
                {title}
              </AnchorLink>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
