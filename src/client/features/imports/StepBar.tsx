import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Below the header of the console. */
const TOP = 56;
/** A focused row must not be covered. */
const scrollPaddingTop = TOP + 112;

/** The button to the next step, before the columns or rows and in sight while they scroll. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingTop } }} />
      <Stack
        direction="row"
        spacing={2}
        sx={{
          position: 'sticky',
          top: TOP,
          zIndex: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          py: 1,
          mb: 1,
          bgcolor: 'grey.100',
        }}
      >
        {children}
      </Stack>
    </>
  );
}
