import type { SvgIconComponent } from '@mui/icons-material';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface OverviewCardProps {
  to: string;
  icon: SvgIconComponent;
  title: string;
  /** The number that the card is about. */
  figure?: ReactNode;
  text: string;
  /** May hold a link of its own, raised above the card's. */
  children?: ReactNode;
}

/** A card that is a link as a whole: the title's link is stretched over it. */
export function OverviewCard({ to, icon: Icon, title, figure, text, children }: OverviewCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        p: 2.5,
        minHeight: 168,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Icon sx={{ color: 'secondary.main' }} />
        <Typography variant="h2" sx={{ fontSize: '1rem', letterSpacing: 0 }}>
          <Link
            href={to}
            color="inherit"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
      </Box>
      {figure !== undefined && (
        <Box sx={{ mt: 1, fontSize: '2rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {figure}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: figure === undefined ? 1 : 0 }}>
        {text}
      </Typography>
      {children && <Box sx={{ mt: 'auto' }}>{children}</Box>}
    </Paper>
  );
}
