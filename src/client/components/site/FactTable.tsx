import { useId } from 'react';
import Box from '@mui/material/Box';
import { DescriptionList } from '../DescriptionList';
import Typography from '@mui/material/Typography';

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
      <DescriptionList
        rows={facts.map(({ label, value }) => ({ label: unbroken(label), value: unbroken(value) }))}
        sx={{
          mt: 1.5,
          '& > div': {
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
            columnGap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          },
          '& dt': { color: 'text.secondary' },
          '& dd': { fontWeight: 600 },
        }}
      />
    </Box>
  );
}
