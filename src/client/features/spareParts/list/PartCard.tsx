import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SparePart } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { PartNumber } from '../partPage/PartNumber';

const imageBox = { width: '100%', height: 'auto', aspectRatio: '4 / 3', bgcolor: 'grey.100' };

export function PartCard({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminCategories', 'admin', 'partTable']);
  const image = part.images?.[0];
  const number = part.partNumber?.trim();
  return (
    <Card component="li" variant="outlined">
      <CardActionArea href={paths.singleSparePart(part._id)} aria-label={part.name}>
        <CardMedia>
          {image ? (
            <UploadedImage
              file={image}
              imageSizes={part.imageSizes}
              alt=""
              width={320}
              height={240}
              sx={imageBox}
            />
          ) : (
            <Box
              sx={{ ...imageBox, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
            >
              {t('parts.noImage')}
            </Box>
          )}
        </CardMedia>
        <Typography dir="auto" sx={{ px: 1.5, pt: 1.5, fontWeight: 600 }}>
          {part.name}
        </Typography>
      </CardActionArea>
      <CardContent sx={{ px: 1.5, py: 0.75 }}>
        {part.hidden && <Chip size="small" label={t('partTable:draft')} />}
        {number && <PartNumber number={number} sx={{ display: 'flex', typography: 'body2' }} />}
        <DescriptionList
          rows={[
            {
              label: t('parts.category'),
              value: part.categoryId?.name ?? t('parts.unknown'),
            },
            { label: t('parts.brand'), value: part.brand || t('admin:table.notGiven') },
          ]}
          sx={{ typography: 'caption' }}
          rowSx={{ display: 'flex', gap: 0.75 }}
          labelSx={{ flexShrink: 0, color: 'text.secondary' }}
          valueSx={{ minWidth: 0 }}
        />
      </CardContent>
    </Card>
  );
}
