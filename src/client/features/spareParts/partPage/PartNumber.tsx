import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { CopyButton } from '@/client/components/CopyButton';

/** A number of a part, however long, and the button that copies it. */
export function PartNumber({ number, sx }: { number: string; sx?: SxProps<Theme> }) {
  const own = {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: 0.5,
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    '& > span:first-of-type': { minWidth: 0 },
    // As wide as its button: the number gives way, not the button.
    '& > [data-copy]': { minWidth: 32 },
  };
  return (
    <Box component="span" sx={[own, ...(Array.isArray(sx) ? sx : [sx])]}>
      <span>{number}</span>
      <CopyButton text={number} />
    </Box>
  );
}
