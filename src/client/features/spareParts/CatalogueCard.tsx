import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SparePart } from '../../api';
import { NoImage } from '../../components/NoImage';
import { UploadedImage } from '../../components/UploadedImage';
import { paths } from '../../lib/paths';
import { mainImage } from './partFields';

export interface CatalogueCardProps {
  part: SparePart;
  /** A line below the name. */
  note?: string;
  /** How the texts are shown, such as with the words of a search marked; by default as they are. */
  renderText?: (text: string) => ReactNode;
  /** On the first screen. */
  priority?: boolean;
}

const picture = { width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;
const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** A part in the public lists: the card as a whole is the one link to the part. */
export function CatalogueCard({
  part,
  note,
  renderText = (text) => text,
  priority,
}: CatalogueCardProps) {
  const { t } = useTranslation('catalogue');
  const { _id, name, categoryId, description } = part;
  const file = mainImage(part);
  return (
    <Box
      component={Link}
      to={paths.sparePartDetails(_id)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'box-shadow 200ms, border-color 200ms',
        '& img': { transition: 'scale 300ms' },
        '&:hover': { borderColor: 'transparent', boxShadow: '0 12px 32px rgb(11 31 58 / 0.16)' },
        '&:hover img': { scale: '1.03' },
        '&:hover [data-view]': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ overflow: 'hidden' }}>
        {file ? (
          <UploadedImage
            file={file}
            alt=""
            width={400}
            height={300}
            sizes="(min-width: 1024px) 270px, (min-width: 768px) 31vw, 46vw"
            priority={priority}
            sx={picture}
          />
        ) : (
          <NoImage label={t('noImage')} sx={picture} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: { xs: 1.5, sm: 2 } }}>
        <Box
          component="h3"
          sx={{
            m: 0,
            typography: 'h4',
            fontSize: { xs: '1rem', sm: '1.1rem' },
            lineHeight: 1.3,
            ...clamped(4),
          }}
        >
          {renderText(name)}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.75 }}>
          {note && <Box sx={clamped(2)}>{renderText(note)}</Box>}
          {categoryId && (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {t('card.category')}
              {renderText(categoryId.name)}
            </Box>
          )}
          {description && (
            <Box sx={{ mt: 0.75, color: 'text.primary', ...clamped(2) }}>
              {renderText(description)}
            </Box>
          )}
        </Box>
        <Box
          data-view
          sx={{
            mt: 'auto',
            pt: 1.5,
            color: 'secondary.main',
            fontWeight: 650,
            fontSize: '0.95rem',
          }}
        >
          {t('card.view')}
        </Box>
      </Box>
    </Box>
  );
}
