import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type Ref, useCallback, useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { UploadedImage, type UploadedImageProps } from '../UploadedImage';

type ImageBox = Pick<UploadedImageProps, 'alt' | 'width' | 'height' | 'sx'>;

/** A stored image by its file name, or a file that hasn't been uploaded yet. */
export function FormImage({ image, sx, ...box }: ImageBox & { image: File | string }) {
  const framed = [
    { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'grey.100' },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  return typeof image === 'string' ? (
    <UploadedImage file={image} {...box} sx={framed} />
  ) : (
    <FilePreview file={image} {...box} sx={[{ display: 'block', objectFit: 'cover' }, ...framed]} />
  );
}

function FilePreview({ file, ...box }: ImageBox & { file: File }) {
  // The object URL lives as long as the element.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <Box component="img" ref={show} {...box} />;
}

const isImage = ({ type }: File) => type.startsWith('image/');
const isTooLarge = ({ size }: File) => size > MAX_IMAGE_MIB * 1024 * 1024;

/** Validates chosen files: `choose` returns the images among them, at most `room`. */
export function useImageChoice(limit: number) {
  const { t } = useTranslation('admin');
  const [problems, setProblems] = useState<string[]>([]);
  const choose = (files: File[], room: number): File[] => {
    const valid = files.filter((file) => isImage(file) && !isTooLarge(file));
    const found = files
      .filter((file) => !valid.includes(file))
      .map((file) =>
        isImage(file)
          ? t('form.leftOutTooLarge', { file: file.name, limit: MAX_IMAGE_MIB })
          : t('form.leftOutNotImage', { file: file.name }),
      );
    const excess = valid.length - room;
    if (excess > 0) found.push(t('form.leftOutTooMany', { count: excess, limit }));
    setProblems(found);
    return valid.slice(0, room);
  };
  return { choose, problems, clearProblems: () => setProblems([]) };
}

interface ImageInputProps {
  label: string;
  buttonText: string;
  hint?: string;
  problems: readonly string[];
  multiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => void;
}

/** The button that opens the file chooser; its input lies invisibly over it. */
export function ImageInput(props: ImageInputProps) {
  const { label, buttonText, hint, problems, multiple, inputRef, onChoose } = props;
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
          ref={inputRef}
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
