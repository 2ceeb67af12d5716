import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import type { ReactElement } from 'react';
import { langOf, type SparePart } from '@/client/api';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';

const image = { width: 64, height: 48, flexShrink: 0 };

interface CandidatePartProps {
  part: SparePart;
  /** Chooses the part; without script a native one. */
  control?: ReactElement<unknown>;
}

/** A part that a line may mean, with a link that leaves the list open. */
export function CandidatePart({ part, control }: CandidatePartProps) {
  const { t } = useTranslation('pasteList');
  const label = joined([part.partNumber, part.name]);
  const card = (
    <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.5 }}>
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
      <Box component="span" lang={langOf(part)} sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        {label}
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
        px: 1,
        maxWidth: 640,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {control ? <FormControlLabel control={control} label={card} sx={{ m: 0 }} /> : card}
      </Box>
      <Link
        href={paths.sparePartDetails(part._id)}
        target="_blank"
        rel="noopener"
        aria-label={t('openPart', { name: label })}
        sx={{ flexShrink: 0, px: 1, lineHeight: '44px' }}
      >
        {t('open')}
      </Link>
    </Box>
  );
}
