import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnreachable, useCreateImportMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { FileInput } from '@/client/components/console/FileInput';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { readHead } from '@/client/lib/fileHead';
import { fileSize } from '@/client/lib/fileSize';
import {
  MAX_IMPORT_ARCHIVE_MIB,
  MAX_IMPORT_MIB,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_TEXT_MIB,
} from '@/shared/limits';
import { paths } from '@/shared/siteMap';

const kinds = [
  { name: 'file', extensions: ['.xlsx'], mib: MAX_IMPORT_MIB },
  { name: 'file', extensions: ['.csv', '.tsv', '.txt'], mib: MAX_IMPORT_TEXT_MIB },
  { name: 'images', extensions: ['.zip'], mib: MAX_IMPORT_ARCHIVE_MIB },
] as const;

type ImportFiles = Partial<Record<(typeof kinds)[number]['name'], File>>;

const hasExtension = ({ name }: File, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** Takes a spreadsheet and optionally a ZIP file of images, and opens their import. */
export function UploadForm() {
  const { t } = useTranslation(['imports', 'common']);
  const navigate = useNavigate();
  const { showDone } = useNotices();
  const [files, setFiles] = useState<ImportFiles>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [create, { isLoading }] = useCreateImportMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('upload.failed'));
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<ReturnType<typeof create>>(undefined);
  const cancel = () => running.current?.abort();
  const release = useUnsavedChanges(isLoading, cancel);

  const choose = (chosen: readonly File[]) => {
    const taken: ImportFiles = {};
    const rejected = chosen.flatMap((file) => {
      const kind = kinds.find(({ extensions }) => hasExtension(file, extensions));
      const texts = { file: file.name, mib: kind?.mib };
      if (!kind) return t('upload.unknown', texts);
      if (file.size > kind.mib * 1024 ** 2) {
        // The same parts take a fifth of the size in a workbook.
        const isText = kind.mib === MAX_IMPORT_TEXT_MIB;
        return t(isText ? 'upload.textTooLarge' : 'upload.tooLarge', texts);
      }
      if (taken[kind.name]) return t('upload.second', texts);
      taken[kind.name] = file;
      return [];
    });
    setProblems(rejected);
    setFiles((before) => ({ ...before, ...taken }));
  };
  const remove = (kind: keyof ImportFiles) => {
    setFiles((before) => ({ ...before, [kind]: undefined }));
    input.current?.focus();
  };

  const upload = async (event: SubmitEvent) => {
    event.preventDefault();
    const { file, images } = files;
    if (isLoading) return;
    if (!file) return setFailure(t('upload.missing'));
    setFailure(undefined);
    running.current = create({ importForm: { file, images } });
    const { data, error } = await running.current;
    if (data) {
      release();
      return navigate(paths.singleImport(data._id));
    }
    if ('name' in error && error.name === 'AbortError') return showDone(t('upload.cancelled'));
    // A file that another program has changed cannot be read, which looks like a lost connection.
    const isLost = isUnreachable(error) && (await readHead(file, 1)) === '';
    if (isLost) setFailure(t('upload.changed', { file: file.name }));
    else showFailure(error);
  };

  const size = (files.file?.size ?? 0) + (files.images?.size ?? 0);
  return (
    <TitledPaper title={t('upload.title')}>
      <Stack component="form" spacing={2} onSubmit={(event) => void upload(event)}>
        {!isLoading && (
          <FileInput
            label={t('upload.label')}
            buttonText={t('upload.choose')}
            startIcon={<AttachFile />}
            accept={kinds.flatMap(({ extensions }) => extensions).join(',')}
            multiple
            hints={[
              t('upload.hints.file', {
                mib: MAX_IMPORT_MIB,
                textMib: MAX_IMPORT_TEXT_MIB,
                rows: MAX_IMPORT_ROWS,
              }),
              t('upload.hints.images', { mib: MAX_IMPORT_ARCHIVE_MIB }),
            ]}
            problems={problems}
            inputRef={input}
            onChoose={choose}
          />
        )}
        {(['file', 'images'] as const).map((kind) => {
          const file = files[kind];
          if (!file) return null;
          return (
            <Stack key={kind} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography dir="auto" sx={{ fontWeight: 600 }}>
                {file.name}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
                {fileSize(file.size)}
              </Typography>
              {!isLoading && (
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
        {failure && <Alert severity="error">{failure}</Alert>}
        {isLoading && (
          <Box role="status" sx={{ typography: 'body2' }}>
            <LinearProgress aria-hidden sx={{ mb: 1 }} />
            {t('upload.sending', { size: fileSize(size) })}
          </Box>
        )}
        <Stack direction="row" spacing={1}>
          <BusyButton type="submit" variant="contained" busy={isLoading}>
            {t(isLoading ? 'upload.running' : 'steps.upload')}
          </BusyButton>
          {isLoading && <Button onClick={cancel}>{t('common:cancel')}</Button>}
        </Stack>
      </Stack>
    </TitledPaper>
  );
}
