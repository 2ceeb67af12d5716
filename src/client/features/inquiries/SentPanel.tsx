import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface SentPanelProps {
  heading: string;
  /** Holds the reference number where there is one. */
  text: string;
}

/** Stands in place of the form after it was sent, and takes the focus so that it is read. */
export function SentPanel({ heading, text }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Box
      ref={panel}
      role="status"
      tabIndex={-1}
      sx={{ p: { xs: 3, md: 5 }, border: 1, borderColor: 'success.main', borderRadius: 1 }}
    >
      <CheckCircleOutline color="success" aria-hidden sx={{ fontSize: 44 }} />
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {heading}
      </Typography>
      <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}
