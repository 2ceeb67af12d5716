import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import CameraAlt from '@mui/icons-material/CameraAltOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Dispatch, type SetStateAction, useId, useRef } from 'react';
import { FileButton } from '@/client/components/FileButton';
import { FilePreview, useImageChoice } from '@/client/components/imageChoice';
import { GridList } from '@/client/components/GridList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { MAX_IMAGE_MIB, MAX_PHOTOS } from '@/shared/limits';

interface PhotographFieldProps {
  photographs: readonly File[];
  onChange: Dispatch<SetStateAction<readonly File[]>>;
}

const ACCEPT = Object.keys(IMAGE_TYPES).join(',');

/** Takes photographs from files or from the camera; those that are rejected are named. */
export default function PhotographField({ photographs, onChange }: PhotographFieldProps) {
  const { t } = useTranslation('sendQuotation');
  const { choose, problems, noteTooManyPixels, clearProblems } = useImageChoice(
    MAX_PHOTOS,
    (problem, values) => t(`photographs.${problem}`, values),
  );
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const room = MAX_PHOTOS - photographs.length;

  const add = async (files: File[]) => {
    const chosen = await choose(files, room);
    onChange((before) => [...before, ...chosen].slice(0, MAX_PHOTOS));
  };
  const drop = (file: File) => onChange((before) => before.filter((other) => other !== file));
  const shared = {
    describedBy: id,
    accept: ACCEPT,
    onChoose: (files: File[]) => void add(files),
  };

  return (
    <Box data-scripted>
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{t('photographs.heading')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          {...shared}
          label={t('photographs.label')}
          multiple
          inputRef={input}
          startIcon={<AddPhoto />}
        >
          {t(room > 0 ? 'photographs.choose' : 'photographs.full')}
        </FileButton>
        {/* Phones and tablets have a camera at hand. */}
        <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <FileButton
            {...shared}
            label={t('photographs.take')}
            capture="environment"
            startIcon={<CameraAlt />}
          >
            {t('photographs.take')}
          </FileButton>
        </Box>
      </Stack>
      <GridList
        columns="repeat(auto-fill, 96px)"
        gap={1}
        label={t('photographs.heading')}
        sx={{ mt: photographs.length > 0 ? 1.5 : 0 }}
      >
        {photographs.map((file, index) => (
          // The same file may be chosen twice.
          <Box component="li" key={index} sx={{ position: 'relative' }}>
            <FilePreview
              file={file}
              alt={file.name}
              width={96}
              height={96}
              onTooManyPixels={() => {
                drop(file);
                noteTooManyPixels(file);
              }}
              // Small, for the name of an image that can't be shown.
              sx={{
                display: 'block',
                objectFit: 'cover',
                overflow: 'hidden',
                borderRadius: 1,
                bgcolor: 'grey.100',
                typography: 'caption',
              }}
            />
            <IconButton
              aria-label={t('photographs.remove', { file: file.name })}
              onClick={() => {
                drop(file);
                clearProblems();
                input.current?.focus();
              }}
              sx={{
                position: 'absolute',
                top: 2,
                right: 2,
                p: 0.5,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'grey.100' },
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </GridList>
      <Box id={id} role="status">
        <FormHelperText>
          {t('photographs.hint', { limit: MAX_PHOTOS, mib: MAX_IMAGE_MIB })}
        </FormHelperText>
        {problems.map((problem) => (
          <FormHelperText key={problem} error sx={longText}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </Box>
  );
}
