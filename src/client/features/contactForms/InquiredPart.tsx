import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type SparePart, langOf } from '@/client/api';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { paths } from '@/shared/siteMap';
import { LabeledField, type LabeledFieldProps } from '@/client/components/LabeledField';

interface InquiredPartProps {
  /** Shown where the part could not be read. */
  name: string;
  part?: SparePart;
  image?: string;
  quantity: LabeledFieldProps;
}

/** The part that an inquiry is about, with the field for its quantity. */
export function InquiredPart({ name, part, image, quantity }: InquiredPartProps) {
  const { t } = useTranslation('contact');
  const [number, moq] = [part?.partNumber?.trim(), part?.moq?.trim()];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('part.label')}
      sx={{
        p: 2,
        display: 'grid',
        gridTemplateColumns: image
          ? { xs: 'auto 1fr', sm: 'auto 1fr 11em' }
          : { xs: '1fr', sm: '1fr 11em' },
        gap: 2,
        alignItems: 'center',
      }}
    >
      {image && (
        <UploadedImage
          file={image}
          imageSizes={part?.imageSizes}
          alt=""
          width={96}
          height={96}
          priority
          sx={{ borderRadius: 1, bgcolor: 'grey.100' }}
        />
      )}
      <Box dir="auto" sx={{ minWidth: 0 }}>
        <Typography title={name} sx={{ ...clampedLines(3), fontWeight: 600 }}>
          {part ? (
            <Link href={paths.sparePartDetails(part._id)} lang={langOf(part)} color="inherit">
              {part.name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {number && <Typography variant="body2">{t('part.number', { number })}</Typography>}
        {moq && (
          <Typography variant="body2" color="textSecondary">
            {t('part.minimumOrder', { moq })}
          </Typography>
        )}
      </Box>
      <LabeledField
        {...quantity}
        label={t('part.quantity')}
        autoComplete="off"
        slotProps={{ input: { maxLength: 100 } }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
    </Paper>
  );
}
