import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportRow } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { longText } from '@/client/lib/longText';
import { IMAGE_SEPARATOR } from '@/shared/imports';
import { cut } from '@/shared/texts';
import { fieldLabel, useImportFields } from './useImportFields';

/** Characters of a value that are shown at first. */
const MAX_SHOWN = 300;

interface RowChangesProps {
  changes: ImportRow['changes'];
  isNew: boolean;
}

/** The values that a row changes: of a part that exists the former ones beside them. */
export function RowChanges({ changes, isNew }: RowChangesProps) {
  const { t } = useTranslation('importCheck');
  const fields = useImportFields();
  const columns = isNew
    ? { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }
    : { xs: 'repeat(2, minmax(0, 1fr))', md: '180px repeat(2, minmax(0, 1fr))' };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        columnGap: 2,
        rowGap: 1,
        mt: 1,
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {changes.map(({ field, before, after, percent }) =>
        isNew ? (
          <Value key={field} label={fieldLabel(fields, field)} field={field} text={after} />
        ) : (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, gridColumn: { xs: '1 / -1', md: 'auto' } }}
            >
              {fieldLabel(fields, field)}
            </Typography>
            <Value label={t('row.before')} field={field} text={before} />
            <Value label={t('row.after')} field={field} text={withPercent(after, percent)} />
          </Box>
        ),
      )}
    </Box>
  );
}

const withPercent = (text: string, percent: number | undefined): string =>
  percent === undefined ? text : `${text} · ${percent > 0 ? '+' : ''}${percent} %`;

function Value({ label, field, text }: { label: string; field: string; text: string }) {
  const { t } = useTranslation('importCheck');
  const [isWhole, setWhole] = useState(false);
  const isLong = field !== 'images' && text.length > MAX_SHOWN;
  const shown = isLong && !isWhole ? `${cut(text, MAX_SHOWN)}…` : text;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      {field === 'images' && text !== '' ? (
        <Stack direction="row" spacing={0.5} sx={{ flexWrap: 'wrap' }}>
          {text.split(IMAGE_SEPARATOR).map((file) => (
            <Thumbnail key={file} file={file.trim()} />
          ))}
        </Stack>
      ) : (
        <Typography
          variant="body2"
          dir="auto"
          lang={field.endsWith('Zh') ? 'zh' : undefined}
          sx={longText}
        >
          {shown || t('row.cleared')}
        </Typography>
      )}
      {isLong && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'row.showLess' : 'row.showAll')}
        </Button>
      )}
    </Box>
  );
}
