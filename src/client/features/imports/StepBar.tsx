import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A focused field must not be covered. */
const HEIGHT = 120;

/**
 * The button to the next step, at hand without scrolling or tabbing past hundreds of rows: in a
 * column with them it is shown below them, and stands before them.
 */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: HEIGHT } }} />
      <Stack
        spacing={1}
        sx={{ order: 1, position: 'sticky', bottom: 0, zIndex: 2, py: 1.5, bgcolor: 'grey.100' }}
      >
        {children}
      </Stack>
    </>
  );
}
