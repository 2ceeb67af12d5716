import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GridList } from '../GridList';

export interface PointListProps {
  points: readonly { readonly title: string; readonly text: string }[];
  /** Columns on a wide screen. */
  columns: 3 | 4 | 5;
  /** The points are steps: their order counts. */
  ordered?: boolean;
}

/** Titled points side by side, each under a rule of the accent colour. */
export function PointList({ points, columns, ordered = false }: PointListProps) {
  return (
    <GridList
      ordered={ordered}
      columns={{
        xs: '1fr',
        sm: columns === 3 ? '1fr' : '1fr 1fr',
        md: columns === 3 ? 'repeat(3, 1fr)' : '1fr 1fr',
        lg: `repeat(${columns}, 1fr)`,
      }}
      gap={{ xs: 3.5, md: 4 }}
    >
      {points.map(({ title, text }, index) => (
        <Box
          component="li"
          key={title}
          sx={{ borderTop: 3, borderColor: 'secondary.main', pt: 2.5 }}
        >
          {ordered && (
            <Typography
              aria-hidden
              sx={{ mb: 1, fontSize: '2.25rem', lineHeight: 1, fontWeight: 300 }}
              color="textSecondary"
            >
              {String(index + 1).padStart(2, '0')}
            </Typography>
          )}
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.25 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </GridList>
  );
}
