import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, type SyntheticEvent, useState } from 'react';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { ImportFileField } from './ImportFileField';
import {
  type FileProblem,
  type ImportFileKind,
  type ImportFiles,
  megabytes,
  sortFiles,
} from './importFiles';
import { useUpload } from './useUpload';

/** Takes a spreadsheet and optionally an archive of images, chosen or dropped. */
export function UploadForm() {
  const { t } = useTranslation(['imports', 'common']);
  const [files, setFiles] = useState<ImportFiles>({});
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const { upload, isUploading, cancel, failure, clearFailure } = useUpload();

  const add = (chosen: readonly File[]) => {
    if (isUploading) return;
    const sorted = sortFiles(chosen);
    setProblems(sorted.problems);
    setFiles((before) => ({ ...before, ...sorted.files }));
    clearFailure();
  };
  const { isOver, ...dropZone } = useDropZone(add);
  const field = (kind: ImportFileKind) => (
    <ImportFileField
      kind={kind}
      file={files[kind]}
      busy={isUploading}
      onChoose={add}
      onRemove={() => {
        setFiles((before) => ({ ...before, [kind]: undefined }));
        setProblems([]);
      }}
    />
  );
  const chosen = [files.file, files.images].filter((file) => file !== undefined);

  return (
    <Paper
      component="form"
      variant="outlined"
      {...dropZone}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!isUploading) void upload(files);
      }}
      sx={[
        { p: { xs: 2, sm: 3 }, borderStyle: 'dashed', borderWidth: 2 },
        isOver && { borderColor: 'secondary.main', bgcolor: 'grey.100' },
      ]}
    >
      <Typography variant="subtitle1" component="h2" sx={{ mb: { xs: 1.5, md: 0 } }}>
        {t('upload.title')}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mb: 2, display: { xs: 'none', md: 'block' } }}
      >
        {t('upload.drop')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' } }}
      >
        {field('file')}
        {field('images')}
      </Box>
      <Box role="status">
        {problems.map(({ problem, file, mib }) => (
          <FormHelperText key={file} error sx={longText}>
            {t(`upload.problems.${problem}`, { file, mib })}
          </FormHelperText>
        ))}
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      )}
      {isUploading && (
        <Box sx={{ mt: 2 }}>
          <LinearProgress aria-label={t('upload.running')} />
          <Typography variant="body2" role="status" sx={{ mt: 1 }}>
            {t('upload.runningText', { size: megabytes(chosen) })}
          </Typography>
        </Box>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <BusyButton type="submit" variant="contained" busy={isUploading}>
          {t(isUploading ? 'upload.running' : 'upload.button')}
        </BusyButton>
        {isUploading && <Button onClick={cancel}>{t('common:cancel')}</Button>}
      </Stack>
    </Paper>
  );
}

/** The handlers of an element that files can be dropped on. */
function useDropZone(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Not where the pointer only enters an element inside.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
