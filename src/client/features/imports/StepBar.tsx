import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT, LARGE_TEXT } from '@/client/components/console/header';

/** A focused row must not be covered. */
const scrollPaddingTop = HEADER_HEIGHT + 112;

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
          top: HEADER_HEIGHT,
          [LARGE_TEXT]: { top: 0 },
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
