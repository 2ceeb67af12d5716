import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import { GridList } from '../GridList';
import Typography from '@mui/material/Typography';
import { Picture } from './Picture';
import type { Photo } from '@/client/lib/photo';

export interface TypeCard {
  to: string;
  title: string;
  summary: string;
  photo: Photo;
}

/** Picture cards that lead to the type pages. */
export function TypeCards({ cards }: { cards: TypeCard[] }) {
  return (
    <GridList columns={{ xs: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap={{ xs: 2, md: 3.5 }}>
      {cards.map(({ to, title, summary, photo }) => (
        <Box component="li" key={to}>
          <Link
            href={to}
            sx={{
              display: 'block',
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover img': { transform: 'scale(1.04)' },
              '&:hover h3': { textDecoration: 'underline' },
            }}
          >
            <Box sx={{ overflow: 'hidden', borderRadius: 1, bgcolor: 'grey.100' }}>
              <Picture
                photo={photo}
                alt=""
                sizes="(min-width: 1248px) 390px, (min-width: 768px) 32vw, 60vw"
                sx={{
                  width: '100%',
                  aspectRatio: { xs: '1 / 1', md: '4 / 3' },
                  transition: 'transform 400ms ease-out',
                }}
              />
            </Box>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {summary}
            </Typography>
          </Link>
        </Box>
      ))}
    </GridList>
  );
}
