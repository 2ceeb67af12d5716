import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Import } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_MIB } from '@/shared/limits';

/** Names that are shown. */
const MAX_SHOWN = 20;

const REASONS = [
  'file_too_large',
  'image_type_unsupported',
  'image_broken',
  'image_too_many_pixels',
] as const;

/** Images of the archive that the import does not use, and why. */
export function ImageNotes({ images: { rejected, unmatched } }: Pick<Import, 'images'>) {
  const { t } = useTranslation('importCheck');
  const rejections = rejected.map(({ name, code }) => {
    const known = REASONS.find((each) => each === code) ?? 'other';
    const limits = { mib: MAX_IMAGE_MIB, megapixels: MAX_IMAGE_MEGAPIXELS };
    return t('images.reason', { file: name, reason: t(`images.reasons.${known}`, limits) });
  });
  return (
    <>
      {rejected.length > 0 && (
        <Note title={t('images.rejected', { count: rejected.length })} lines={rejections} />
      )}
      {unmatched.length > 0 && (
        <Note title={t('images.unmatched', { count: unmatched.length })} lines={unmatched} />
      )}
    </>
  );
}

function Note({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTranslation('importCheck');
  return (
    <Alert severity="info" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.slice(0, MAX_SHOWN).map((line, index) => (
          // Two files of the archive may have the same name.
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
        {lines.length > MAX_SHOWN && (
          <li>{t('images.more', { count: lines.length - MAX_SHOWN })}</li>
        )}
      </Box>
    </Alert>
  );
}
