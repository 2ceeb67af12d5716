import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** List items. */
  children: ReactNode;
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 2.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
};

/** A titled list of the overview. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1rem', letterSpacing: 0, px: 2.5, py: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={rows}>
        {children}
      </Box>
    </Paper>
  );
}
