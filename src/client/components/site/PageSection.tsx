import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { HydrationBoundary } from './HydrationBoundary';

export interface PageSectionProps {
  heading: string;
  lead?: string;
  /** Makes the section a target of `anchorTo`. */
  id?: string;
  /** The quiet grey ground that sets a section apart from its neighbours. */
  quiet?: boolean;
  /** Buttons that stand opposite the heading, below it where there is no room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A full-width band of a page under its own heading. */
export function PageSection(props: PageSectionProps) {
  const { heading, lead, id, quiet = false, actions, children } = props;
  const headingId = useId();
  return (
    <HydrationBoundary>
      <Box
        component="section"
        id={id}
        tabIndex={id ? -1 : undefined}
        aria-labelledby={headingId}
        sx={{ py: { xs: 6, md: 10 }, bgcolor: quiet ? 'grey.100' : undefined, outline: 'none' }}
      >
        <Container>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-end',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <div>
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
            </div>
            {actions && (
              <Box data-scripted sx={{ display: 'flex', gap: 1, color: 'primary.main' }}>
                {actions}
              </Box>
            )}
          </Box>
          <Box sx={{ mt: { xs: 3.5, md: 5 } }}>{children}</Box>
        </Container>
      </Box>
    </HydrationBoundary>
  );
}
