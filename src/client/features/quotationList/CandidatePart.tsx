import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { langOf, type SparePart } from '@/client/api';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

const image = { width: 64, height: 48, flexShrink: 0 };

interface CandidatePartProps {
  part: SparePart;
  /** With a radio button of its group. */
  isChoice?: boolean;
}

/** A part that a line may mean, with a link that leaves the list open. */
export function CandidatePart({ part, isChoice }: CandidatePartProps) {
  const { t } = useTranslation('pasteList');
  const { _id, name, partNumber } = part;
  const label = [partNumber, name].filter(Boolean).join(' · ');
  const card = (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {part.image ? (
        <UploadedImage
          file={part.image}
          imageSizes={part.imageSizes}
          alt=""
          width={64}
          height={48}
          sx={image}
        />
      ) : (
        <NoImage small sx={image} />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {partNumber && (
          <Typography variant="body2" color="textSecondary" dir="auto">
            {partNumber}
          </Typography>
        )}
        <Typography dir="auto" lang={langOf(part)} sx={{ lineHeight: 1.3 }}>
          {name}
        </Typography>
      </Box>
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        pr: 1,
        pl: isChoice ? 0 : 1,
        maxWidth: 640,
      }}
    >
      {isChoice ? (
        <FormControlLabel
          value={_id}
          control={<Radio slotProps={{ input: { 'aria-label': label } }} />}
          label={card}
          disableTypography
          sx={{ flexGrow: 1, minWidth: 0, m: 0, py: 0.5 }}
        />
      ) : (
        <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>{card}</Box>
      )}
      <Link
        href={paths.sparePartDetails(_id)}
        target="_blank"
        rel="noopener"
        aria-label={t('openPart', { name: label })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1 }}
      >
        {t('open')}
      </Link>
    </Box>
  );
}
