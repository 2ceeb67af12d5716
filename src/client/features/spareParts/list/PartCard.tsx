import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { SparePart } from '@/client/api';
import Box from '@mui/material/Box';
import { DescriptionList } from '@/client/components/DescriptionList';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { PartNumber } from '../partPage/PartNumber';

const picture = { width: '100%', height: 'auto', aspectRatio: '4 / 3', bgcolor: 'grey.100' };

/** A part as a card of the console, linked to its page. */
export function PartCard({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const image = part.images?.[0];
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', '&:hover': { borderColor: 'primary.main' } }}
    >
      {image ? (
        <UploadedImage
          file={image}
          imageSizes={part.imageSizes}
          alt=""
          width={320}
          height={240}
          sx={picture}
        />
      ) : (
        <Box sx={{ ...picture, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          {t('parts.noImage')}
        </Box>
      )}
      <Box sx={{ p: 1.5 }}>
        <Link
          href={paths.singleSparePart(part._id)}
          color="inherit"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {part.name}
        </Link>
        {part.partNumber?.trim() && (
          <PartNumber
            number={part.partNumber.trim()}
            // The button lies above the link, which fills the card; the text lets it through.
            sx={{
              display: 'flex',
              typography: 'body2',
              '& > [data-copy]': { position: 'relative', zIndex: 1 },
            }}
          />
        )}
        <DescriptionList
          rows={[
            { label: t('parts.category'), value: part.categoryId?.name ?? t('parts.unknown') },
            { label: t('parts.brand'), value: part.brand || t('admin:table.notGiven') },
          ]}
          sx={{
            mt: 0.75,
            '& > div': {
              display: 'flex',
              gap: 0.75,
              typography: 'caption',
              overflowWrap: 'anywhere',
            },
            '& dt': { color: 'text.secondary' },
            '& dd': { minWidth: 0 },
          }}
        />
      </Box>
    </Paper>
  );
}
