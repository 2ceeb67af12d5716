import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId } from 'react';

interface PageSectionProps {
  heading: string;
  lead?: string;
  id?: string;
  quiet?: boolean;
  /** White on navy, with more room; the content may lie behind it. */
  dark?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

const darkGround = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  py: { xs: 8, md: 12 },
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '--focus-color': ({ palette }: Theme) => palette.secondary.light,
} as const;

export function PageSection(props: PageSectionProps) {
  const { heading, lead, id, quiet, dark, actions, children } = props;
  const headingId = useId();
  return (
    // Hydration in tasks: as one task a long page blocks a slow phone.
    <Suspense>
      <Box
        component="section"
        id={id}
        tabIndex={id ? -1 : undefined}
        aria-labelledby={headingId}
        sx={[
          { py: { xs: 6, md: 10 }, bgcolor: quiet ? 'grey.100' : undefined, outline: 'none' },
          !!dark && darkGround,
        ]}
      >
        <Container>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'flex-end',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography id={headingId} variant="h2">
                {heading}
              </Typography>
              {lead && (
                <Typography
                  color="textSecondary"
                  sx={{ mt: 1.5, maxWidth: '44em', fontSize: '1.1rem' }}
                >
                  {lead}
                </Typography>
              )}
            </Box>
            {actions && (
              <Stack
                direction="row"
                spacing={1}
                data-scripted
                sx={{ color: dark ? 'inherit' : 'primary.main' }}
              >
                {actions}
              </Stack>
            )}
          </Stack>
          <Box sx={{ mt: { xs: 3.5, md: 5 } }}>{children}</Box>
        </Container>
      </Box>
    </Suspense>
  );
}

/** Links to an element of this page that takes the focus (`tabIndex={-1}`). */
export const anchorTo = (id: string) => ({
  href: `#${id}`,
  onClick: () => document.getElementById(id)?.focus({ preventScroll: true }),
});
