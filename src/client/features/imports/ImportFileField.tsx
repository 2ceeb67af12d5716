import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { FileButton } from '@/client/components/FileButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMPORT_ROWS } from '@/shared/limits';
import { type ImportFileKind, fileKinds, megabytes } from './importFiles';

interface ImportFileFieldProps {
  kind: ImportFileKind;
  file?: File;
  busy: boolean;
  onChoose: (files: File[]) => void;
  onRemove: () => void;
}

/** One of the two files of an import, with the button that chooses it. */
export function ImportFileField({ kind, file, busy, onChoose, onRemove }: ImportFileFieldProps) {
  const { t } = useTranslation('imports');
  const { extensions, mib } = fileKinds[kind];
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Box>
      <FileButton
        label={t(`upload.${kind}.label`)}
        describedBy={id}
        accept={extensions.join(',')}
        inputRef={input}
        startIcon={<AttachFile />}
        onChoose={onChoose}
      >
        {t(`upload.${kind}.${file ? 'other' : 'choose'}`)}
      </FileButton>
      <Box id={id} sx={{ mt: 0.5 }}>
        {file && (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {t('upload.size', { size: megabytes([file]) })}
            </Typography>
            {!busy && (
              <IconButton
                aria-label={t('upload.remove', { file: file.name })}
                onClick={() => {
                  onRemove();
                  input.current?.focus();
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Stack>
        )}
        <FormHelperText>{t(`upload.${kind}.hint`, { mib, rows: MAX_IMPORT_ROWS })}</FormHelperText>
      </Box>
    </Box>
  );
}
