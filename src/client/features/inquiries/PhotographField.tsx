import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import CameraAlt from '@mui/icons-material/CameraAltOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState } from 'react';
import { FileButton } from '@/client/components/FileButton';
import { GridList } from '@/client/components/GridList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findImageProblem, type ImageProblem } from '@/client/lib/imageFile';
import { longText } from '@/client/lib/longText';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_MIB, MAX_PHOTOS } from '@/shared/limits';

interface PhotographFieldProps {
  photographs: readonly File[];
  onChange: (photographs: readonly File[]) => void;
}

const ACCEPT = Object.keys(IMAGE_TYPES).join(',');

/** Takes photographs from files or from the camera; those that are rejected are named. */
export default function PhotographField({ photographs, onChange }: PhotographFieldProps) {
  const { t } = useTranslation('sendQuotation');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFull = photographs.length >= MAX_PHOTOS;

  const problemText = ({ name }: File, problem: ImageProblem | 'tooManyPixels') =>
    t(`photographs.${problem}`, {
      file: name,
      mib: MAX_IMAGE_MIB,
      megapixels: MAX_IMAGE_MEGAPIXELS,
    });
  const choose = async (files: File[]) => {
    const found = await Promise.all(files.map(findImageProblem));
    const texts = files.flatMap((file, at) => (found[at] ? problemText(file, found[at]) : []));
    const all = [...photographs, ...files.filter((_file, at) => !found[at])];
    if (all.length > MAX_PHOTOS) texts.push(t('photographs.tooMany', { limit: MAX_PHOTOS }));
    setProblems(texts);
    onChange(all.slice(0, MAX_PHOTOS));
  };
  const remove = (file: File, problem?: string) => {
    setProblems(problem ? [problem] : []);
    onChange(photographs.filter((other) => other !== file));
    if (!problem) input.current?.focus();
  };
  const shared = {
    describedBy: id,
    accept: ACCEPT,
    onChoose: (files: File[]) => void choose(files),
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
          {t(isFull ? 'photographs.full' : 'photographs.choose')}
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
        {photographs.map((file) => (
          <Box
            component="li"
            key={`${file.name} ${file.lastModified}`}
            sx={{ position: 'relative' }}
          >
            <Preview
              file={file}
              onTooManyPixels={() => remove(file, problemText(file, 'tooManyPixels'))}
            />
            <IconButton
              aria-label={t('photographs.remove', { file: file.name })}
              onClick={() => remove(file)}
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

interface PreviewProps {
  file: File;
  onTooManyPixels: () => void;
}

function Preview({ file, onTooManyPixels }: PreviewProps) {
  // The object URL lives as long as the element.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt={file.name}
      width={96}
      height={96}
      onLoad={({ currentTarget }: { currentTarget: HTMLImageElement }) => {
        const { naturalWidth, naturalHeight } = currentTarget;
        if (naturalWidth * naturalHeight > MAX_IMAGE_MEGAPIXELS * 1_000_000) onTooManyPixels();
      }}
      sx={{
        display: 'block',
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'grey.100',
        typography: 'caption',
        overflow: 'hidden',
      }}
    />
  );
}
