import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** A dimension such as `900 × 1,000 mm` stays on one line. */
const unbroken = (text: string) =>
  text.replaceAll(' × ', '\u00a0×\u00a0').replace(/(\d) (mm|kg|m\/s|m)\b/g, '$1\u00a0$2');

export interface FactTableProps {
  heading: string;
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** Labelled figures under a heading. */
export function FactTable({ heading, facts }: FactTableProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {heading}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {facts.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
              columnGap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {unbroken(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {unbroken(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
