import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useRef, useState } from 'react';
import { BusyButton } from '@/client/components/console/BusyButton';
import { FileInput } from '@/client/components/console/FileInput';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { fileSize } from '@/client/lib/fileSize';
import { MAX_IMPORT_ARCHIVE_MIB, MAX_IMPORT_MIB, MAX_IMPORT_ROWS } from '@/shared/limits';
import { type ImportFiles, useUpload } from './useUpload';

const kinds = [
  { name: 'file', extensions: ['.xlsx', '.csv', '.tsv', '.txt'], mib: MAX_IMPORT_MIB },
  { name: 'images', extensions: ['.zip'], mib: MAX_IMPORT_ARCHIVE_MIB },
] as const;

const kindOf = ({ name }: File) =>
  kinds.find(({ extensions }) => extensions.some((each) => name.toLowerCase().endsWith(each)));

/** Takes a spreadsheet and optionally a ZIP file of images, chosen or dropped. */
export function UploadForm() {
  const { t } = useTranslation(['imports', 'common']);
  const [files, setFiles] = useState<ImportFiles>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { upload, cancel, isUploading, failure } = useUpload();
  const input = useRef<HTMLInputElement>(null);

  const choose = (chosen: readonly File[]) => {
    const rejected: string[] = [];
    const taken: ImportFiles = {};
    for (const file of chosen) {
      const kind = kindOf(file);
      if (!kind) rejected.push(t('upload.unknown', { file: file.name }));
      else if (file.size > kind.mib * 1024 ** 2) {
        // The same parts take a fifth of the size in a workbook.
        const isText = kind.name === 'file' && !/\.xlsx$/i.test(file.name);
        const text = isText ? 'upload.textTooLarge' : 'upload.tooLarge';
        rejected.push(t(text, { file: file.name, mib: kind.mib }));
      } else taken[kind.name] = file;
    }
    setProblems(rejected);
    setFiles((before) => ({ ...before, ...taken }));
  };
  const remove = (kind: keyof ImportFiles) => {
    setFiles((before) => ({ ...before, [kind]: undefined }));
    input.current?.focus();
  };

  return (
    <TitledPaper title={t('upload.title')}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isUploading) void upload(files);
        }}
      >
        {!isUploading && (
          <FileInput
            label={t('upload.label')}
            buttonText={t('upload.choose')}
            startIcon={<AttachFile />}
            accept={kinds.flatMap(({ extensions }) => extensions).join(',')}
            multiple
            hints={[
              t('upload.hints.file', { mib: MAX_IMPORT_MIB, rows: MAX_IMPORT_ROWS }),
              t('upload.hints.images', { mib: MAX_IMPORT_ARCHIVE_MIB }),
            ]}
            problems={problems}
            inputRef={input}
            onChoose={choose}
          />
        )}
        {kinds.map(({ name: kind }) => {
          const file = files[kind];
          if (!file) return null;
          return (
            <Stack key={kind} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
                {fileSize(file.size)}
              </Typography>
              {!isUploading && (
                <IconButton
                  aria-label={t('upload.remove', { file: file.name })}
                  onClick={() => remove(kind)}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Stack>
          );
        })}
        {failure && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {failure}
          </Alert>
        )}
        {isUploading && <LinearProgress aria-label={t('upload.running')} />}
        {isUploading && (
          <Typography variant="body2" role="status">
            {t('upload.leave')}
          </Typography>
        )}
        <Stack direction="row" spacing={1}>
          <BusyButton type="submit" variant="contained" busy={isUploading}>
            {t(isUploading ? 'upload.running' : 'upload.button')}
          </BusyButton>
          {isUploading && <Button onClick={cancel}>{t('common:cancel')}</Button>}
        </Stack>
      </Stack>
    </TitledPaper>
  );
}
