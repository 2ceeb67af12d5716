import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import Typography from '@mui/material/Typography';

export interface TitledPaperProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of a console page, with a title and what there is to know about it. */
export function TitledPaper({ title, text, children }: TitledPaperProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.1rem', letterSpacing: 0, mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5, maxWidth: '65ch' }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
}
