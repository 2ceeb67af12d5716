import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

interface PointListProps {
  points: readonly { readonly title: string; readonly text: string }[];
  columns: 3 | 4 | 5;
  ordered?: boolean;
}

export function PointList({ points, columns, ordered = false }: PointListProps) {
  return (
    <Grid
      container
      component={ordered ? 'ol' : 'ul'}
      columns={{ xs: 1, sm: columns === 3 ? 1 : 2, md: columns === 3 ? 3 : 2, lg: columns }}
      spacing={{ xs: 3.5, md: 4 }}
    >
      {points.map(({ title, text }, index) => (
        <Grid
          key={title}
          component="li"
          size={1}
          sx={{ borderTop: 3, borderColor: 'secondary.main', pt: 2.5 }}
        >
          {ordered && (
            <Typography
              aria-hidden
              color="textSecondary"
              sx={{ mb: 1, fontSize: '2.25rem', lineHeight: 1, fontWeight: 300 }}
            >
              {String(index + 1).padStart(2, '0')}
            </Typography>
          )}
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.25 }}>
            {text}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
