import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { UploadedImage } from '../UploadedImage';

export interface FormImageProps {
  /** A stored image by its file name, or a file that hasn't been uploaded yet. */
  image: File | string;
  alt: string;
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** An image in a form. */
export function FormImage({ image, ...box }: FormImageProps) {
  return typeof image === 'string' ? (
    <UploadedImage file={image} {...box} />
  ) : (
    <FilePreview file={image} {...box} />
  );
}

function FilePreview({ file, sx, ...box }: Omit<FormImageProps, 'image'> & { file: File }) {
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
      {...box}
      sx={[{ display: 'block', objectFit: 'cover' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

const isImage = ({ type }: File) => type.startsWith('image/');
const isTooLarge = ({ size }: File) => size > MAX_IMAGE_MIB * 1024 * 1024;

/** Validates chosen files: `choose` returns the images among them, at most `room`. */
export function useImageChoice(limit: number) {
  const { t } = useTranslation('admin');
  const [problems, setProblems] = useState<string[]>([]);
  const problemOf = (file: File) => {
    if (!isImage(file)) return t('form.leftOutNotImage', { file: file.name });
    return t('form.leftOutTooLarge', { file: file.name, limit: MAX_IMAGE_MIB });
  };
  const choose = (files: File[], room: number): File[] => {
    const [images, others] = [files.filter(isImage), files.filter((file) => !isImage(file))];
    const valid = images.filter((file) => !isTooLarge(file));
    const excess = valid.length - room;
    setProblems([
      ...[...others, ...images.filter(isTooLarge)].map(problemOf),
      ...(excess > 0 ? [t('form.leftOutTooMany', { count: excess, limit })] : []),
    ]);
    return valid.slice(0, room);
  };
  return { choose, problems, clearProblems: () => setProblems([]) };
}

export interface ImageInputProps {
  /** Accessible name of the input. */
  label: string;
  buttonText: string;
  hint?: string;
  /** Why files were rejected. */
  problems: readonly string[];
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** The button that opens the file chooser; its input lies invisibly over it. */
export function ImageInput(props: ImageInputProps) {
  const { label, buttonText, hint, problems, multiple, onChoose } = props;
  const id = useId();
  return (
    <Box>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<AddPhoto />}
        sx={{ '&:focus-within': { outline: 3, outlineColor: 'secondary.main', outlineOffset: 2 } }}
      >
        {buttonText}
        <Box
          component="input"
          type="file"
          accept="image/*"
          multiple={multiple}
          aria-label={label}
          aria-describedby={id}
          onChange={({ target }: { target: HTMLInputElement }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it has been removed.
            target.value = '';
            if (files.length > 0) onChoose(files);
          }}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            opacity: 0,
            cursor: 'pointer',
            '&::file-selector-button': { cursor: 'pointer' },
          }}
        />
      </Button>
      <Box id={id} role="status">
        {hint && <FormHelperText>{hint}</FormHelperText>}
        {problems.map((problem) => (
          <FormHelperText key={problem} error>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </Box>
  );
}
