import AttachFile from '@mui/icons-material/AttachFile';
import CameraAlt from '@mui/icons-material/CameraAltOutlined';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { type Dispatch, type SetStateAction, useId, useRef } from 'react';
import { FilePreview, useFileChoice } from '@/client/components/fileChoice';
import { FileButton } from '@/client/components/FileButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findImageProblem } from '@/client/lib/imageFile';
import { longText } from '@/client/lib/longText';
import { findPdfProblem } from '@/client/lib/pdfFile';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { MAX_CV_MIB, MAX_IMAGE_MIB, MAX_PHOTOS } from '@/shared/limits';
import { joined } from '@/shared/isolate';
import { withoutNames } from './drafts';

const kinds = {
  cv: {
    accept: 'application/pdf,.pdf',
    limit: 1,
    mib: MAX_CV_MIB,
    findProblem: (file: File) => findPdfProblem(file, MAX_CV_MIB),
  },
  photographs: {
    accept: Object.keys(IMAGE_TYPES).join(','),
    limit: MAX_PHOTOS,
    mib: MAX_IMAGE_MIB,
    findProblem: findImageProblem,
  },
};

export type FileKind = keyof typeof kinds;

interface FileFieldProps {
  kind: FileKind;
  files: readonly File[];
  /** Names of the files that were chosen before a reload. */
  missing?: readonly string[];
  disabled: boolean;
  onChange: Dispatch<SetStateAction<readonly File[]>>;
  onMissingChange: Dispatch<SetStateAction<readonly string[] | undefined>>;
}

/** Takes a CV or photographs; files that are rejected are named, and the chosen ones stay. */
export default function FileField(props: FileFieldProps) {
  const { kind, files, missing = [], disabled, onChange, onMissingChange } = props;
  const { t } = useTranslation('inquiryForm');
  const { accept, limit, mib, findProblem } = kinds[kind];
  const { choose, problems, noteTooManyPixels, clearProblems } = useFileChoice({
    limit,
    findProblem,
    problemText: (problem, values) => t(`files.problems.${problem}`, { ...values, mib }),
  });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = files.length === limit;

  const add = async (chosen: File[]) => {
    // Another CV replaces the first.
    const valid = await choose(chosen, limit === 1 ? 1 : limit - files.length);
    onChange((before) => [...before, ...valid].slice(-limit));
    const room = limit - files.length - valid.length;
    onMissingChange((names) => withoutNames(names, valid).slice(0, room));
  };
  const drop = (file: File) => onChange((before) => before.filter((other) => other !== file));
  const shared = {
    describedBy: id,
    accept,
    disabled,
    onChoose: (chosen: File[]) => void add(chosen),
  };

  return (
    <>
      {missing.length > 0 && (
        <Alert
          severity="info"
          role="status"
          closeText={t('files.doNotAttach')}
          onClose={() => onMissingChange([])}
          sx={{ mb: 1.5 }}
        >
          {t('files.again', { files: joined(missing, ', ') })}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          {...shared}
          label={t(`files.${kind}.label`)}
          multiple={limit > 1}
          inputRef={input}
          startIcon={<AttachFile />}
        >
          {t(`files.${kind}.${isFull ? 'full' : 'choose'}`)}
        </FileButton>
        {kind === 'photographs' && (
          // Phones and tablets have a camera at hand.
          <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
            <FileButton
              {...shared}
              label={t('files.photographs.take')}
              capture="environment"
              startIcon={<CameraAlt />}
            >
              {t('files.photographs.take')}
            </FileButton>
          </Box>
        )}
      </Stack>
      <List dense disablePadding>
        {files.map((file, index) => (
          // The same file may be chosen twice.
          <ListItem key={index} disableGutters sx={{ gap: 1.5 }}>
            {kind === 'photographs' && (
              <FilePreview
                file={file}
                alt=""
                width={80}
                height={60}
                onTooManyPixels={() => {
                  drop(file);
                  noteTooManyPixels(file);
                }}
                sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'grey.100' }}
              />
            )}
            <ListItemText primary={file.name} dir="auto" sx={{ flexGrow: 0 }} />
            <IconButton
              disabled={disabled}
              aria-label={t('files.remove', { file: file.name })}
              onClick={() => {
                drop(file);
                clearProblems();
                input.current?.focus();
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Box id={id} role="status">
        <FormHelperText>{t(`files.${kind}.hint`, { limit, mib })}</FormHelperText>
        {problems.map((problem) => (
          <FormHelperText key={problem} error sx={longText}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </>
  );
}
