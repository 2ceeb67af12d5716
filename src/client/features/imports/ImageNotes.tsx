import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type Import, useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Names that are shown. */
const MAX_SHOWN = 20;

/** Images of the archive that the import does not use, and why. */
export function ImageNotes({ images: { rejected, unmatched } }: Pick<Import, 'images'>) {
  const { t } = useTranslation('importCheck');
  const errorText = useErrorText();
  const reasons = rejected.map(({ name, code }) => {
    const error = errorText({ data: { error: name, code, params: { file: name } } }, name);
    return error;
  });
  return (
    <>
      {rejected.length > 0 && (
        <Note title={t('images.rejected', { count: rejected.length })} lines={reasons} />
      )}
      {unmatched.length > 0 && (
        <Note title={t('images.unmatched', { count: unmatched.length })} lines={unmatched} />
      )}
    </>
  );
}

function Note({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Alert severity="info" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
        {lines.length > MAX_SHOWN && <li>…</li>}
      </Box>
    </Alert>
  );
}
