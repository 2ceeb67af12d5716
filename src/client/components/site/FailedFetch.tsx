import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GetForm } from './GetForm';

export interface FailedFetchProps {
  text: string;
  retryText: string;
  /** Absent where a retry can't help. */
  onRetry?: () => void;
  /** The text is the page's only heading. */
  heading?: boolean;
  /** Other links. */
  children?: ReactNode;
}

/** Reports in place of the data that it could not be loaded, with a button to retry. */
export function FailedFetch({ text, retryText, onRetry, heading, children }: FailedFetchProps) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, md: 8 } }}>
      <div role="alert">
        <Typography variant="h3" component={heading ? 'h1' : 'p'} color="error">
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
    </Stack>
  );
}
