import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia, { cardMediaClasses } from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { Photo } from '@/client/lib/photo';
import { PageSection } from './PageSection';
import { PhotoImage } from './PhotoImage';

interface TypeCardsProps {
  heading: string;
  lead: string;
  cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly summary: string;
    readonly photo: Photo;
  }[];
}

export function TypeCards({ heading, lead, cards }: TypeCardsProps) {
  return (
    <PageSection heading={heading} lead={lead} quiet>
      <Grid container component="ul" spacing={{ xs: 2, md: 3.5 }}>
        {cards.map(({ href, title, summary, photo }) => (
          <Grid key={href} component="li" size={{ xs: 6, md: 4 }}>
            <Card elevation={0} sx={{ bgcolor: 'transparent' }}>
              <CardActionArea
                href={href}
                sx={{ [`&:hover .${cardMediaClasses.root}`]: { transform: 'scale(1.04)' } }}
              >
                <CardMedia
                  component={PhotoImage}
                  photo={photo}
                  alt=""
                  sizes="(min-width: 1248px) 390px, (min-width: 768px) 32vw, 60vw"
                  sx={{
                    aspectRatio: { xs: '1 / 1', md: '4 / 3' },
                    borderRadius: 1,
                    transition: 'transform 400ms ease-out',
                  }}
                />
                <CardContent sx={{ px: 0, pb: 0 }}>
                  <Typography variant="h3">{title}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                    {summary}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  );
}
