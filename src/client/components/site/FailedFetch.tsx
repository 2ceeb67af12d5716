import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { GetForm } from './GetForm';

export interface FailedFetchProps {
  text: string;
  retryText: string;
  /** None: asking again would not help. */
  onRetry?: () => void;
  /** The text is the page's first heading: it has no other. */
  heading?: boolean;
  /** Other ways on. */
  children?: ReactNode;
}

/** Says in place of the data that it could not be had, with a button to ask again. */
export function FailedFetch({ text, retryText, onRetry, heading, children }: FailedFetchProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'center',
        textAlign: 'center',
        py: { xs: 5, md: 8 },
      }}
    >
      <div role="alert">
        <Typography component={heading ? 'h1' : 'p'} sx={{ typography: 'h3', color: 'error.main' }}>
          {text}
        </Typography>
      </div>
      {onRetry && (
        <GetForm sets={[]}>
          <Button
            variant="contained"
            type="submit"
            size="large"
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            {retryText}
          </Button>
        </GetForm>
      )}
      {children}
    </Box>
  );
}
