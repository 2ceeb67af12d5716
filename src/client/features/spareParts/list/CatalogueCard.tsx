import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type SparePart, langOf } from '@/client/api';
import { CopyButton } from '@/client/components/CopyButton';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { touchTarget } from '@/client/lib/touchTarget';
import { paths } from '@/shared/siteMap';
import { CompareToggle } from '../comparison/CompareToggle';
import { mainImage } from '../partFields';
import { MatchCaptions } from './MatchCaptions';

const image = { width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;

interface PartImageProps {
  part: SparePart;
  sizes: string;
  priority?: boolean;
  maxWidth?: number;
}

/** The main image of a part in a list, as wide as its column. */
export function PartImage({ part, maxWidth, ...props }: PartImageProps) {
  const file = mainImage(part);
  const sx = { ...image, maxWidth, gridColumn: '1 / -1' };
  if (!file) return <NoImage sx={sx} />;
  return (
    <UploadedImage
      file={file}
      imageSizes={part.imageSizes}
      alt=""
      width={400}
      height={300}
      sx={sx}
      {...props}
    />
  );
}

const allColumns = { gridColumn: '1 / -1' };
const subgrid = { ...allColumns, display: 'grid', gridTemplate: 'subgrid / subgrid' };

interface CatalogueCardProps {
  part: SparePart;
  /** Brand and type. */
  note?: string;
  /** Marks the words of a search, for instance. */
  renderText?: (text: string) => ReactNode;
  priority?: boolean;
  /** Another feature's button. */
  action?: ReactNode;
}

/**
 * A part in the public lists: one link to the part. The button that copies the number is not within
 * the link: number and button are beside each other in the card's grid, which the link shares.
 */
export function CatalogueCard(props: CatalogueCardProps) {
  const { part, note, renderText = (text: string) => text, priority, action } = props;
  const { t } = useTranslation('catalogue');
  const { _id, name, categoryId, description } = part;
  const number = part.partNumber?.trim();
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'grid',
        // Image, name, number, other texts, actions; number and button, the remaining width.
        gridTemplate:
          'auto auto auto 1fr auto / fit-content(calc(100% - 60px)) auto minmax(0, 1fr)',
        transition: 'box-shadow 200ms',
        '&:hover': { boxShadow: '0 12px 32px rgb(11 31 58 / 0.16)' },
      }}
    >
      <CardActionArea href={paths.sparePartDetails(_id)} sx={{ ...subgrid, gridRow: '1 / 5' }}>
        <PartImage
          part={part}
          sizes="(min-width: 1024px) 270px, (min-width: 768px) 31vw, 46vw"
          priority={priority}
        />
        <CardContent
          sx={{
            ...subgrid,
            gridRow: '2 / 5',
            p: { xs: 1.5, sm: 2 },
            pb: { xs: 1, sm: 1 },
          }}
        >
          <Typography
            variant="h4"
            component="h3"
            dir="auto"
            lang={langOf(part)}
            sx={{
              ...clampedLines(4),
              ...allColumns,
              mb: 0.5,
              fontSize: { xs: '1rem', sm: '1.1rem' },
              lineHeight: 1.3,
            }}
          >
            {renderText(name)}
          </Typography>
          {number && (
            <Typography
              variant="body2"
              dir="auto"
              sx={{ gridArea: '2 / 1', alignSelf: 'center', fontWeight: 600 }}
            >
              {renderText(number)}
            </Typography>
          )}
          <Stack sx={{ ...allColumns, gridRow: 3 }}>
            <MatchCaptions part={part} renderText={renderText} />
            {note && (
              <Typography
                variant="body2"
                dir="auto"
                lang={langOf(part, 'partType')}
                color="textSecondary"
                sx={clampedLines(2)}
              >
                {renderText(note)}
              </Typography>
            )}
            {categoryId && (
              <Typography variant="body2" color="textSecondary">
                {t('card.category')}
                <span dir="auto" lang={langOf(categoryId)}>
                  {renderText(categoryId.name)}
                </span>
              </Typography>
            )}
            {description && (
              <Typography
                variant="body2"
                dir="auto"
                lang={langOf(part, 'description')}
                sx={{ ...clampedLines(2), mt: 0.75 }}
              >
                {renderText(description)}
              </Typography>
            )}
            <Box sx={{ mt: 0.75 }}>
              {(['moq', 'leadTime'] as const).map((field) => {
                const text = part[field]?.trim();
                return (
                  text && (
                    <Typography
                      key={field}
                      variant="body2"
                      color="textSecondary"
                      sx={clampedLines(2)}
                    >
                      {t(`card.${field}`)}
                      <span dir="auto" lang={langOf(part, field)}>
                        {text}
                      </span>
                    </Typography>
                  )
                );
              })}
            </Box>
            <Typography
              color="secondary"
              sx={{ mt: 'auto', pt: 1.5, fontWeight: 650, fontSize: '0.95rem' }}
            >
              {t('card.view')}
            </Typography>
          </Stack>
        </CardContent>
      </CardActionArea>
      {number && <CopyButton text={number} floating sx={{ gridArea: '3 / 2', pl: 0.25 }} />}
      <CardActions
        disableSpacing
        sx={{
          ...allColumns,
          displayPrint: 'none',
          flexWrap: 'wrap',
          gridRow: 5,
          columnGap: 1,
          pt: 0,
          px: { xs: 1.5, sm: 2 },
          '& .MuiButton-root': touchTarget,
        }}
      >
        {action}
        <CompareToggle part={part} />
      </CardActions>
    </Card>
  );
}

export const LoadingCard = () => (
  <Card component="li" variant="outlined">
    <Skeleton variant="rectangular" sx={image} />
    <CardContent sx={{ height: 236 }}>
      <Skeleton width="78%" height={28} />
      <Skeleton width="52%" />
      <Skeleton />
      <Skeleton width="36%" sx={{ mt: 2 }} />
    </CardContent>
  </Card>
);
