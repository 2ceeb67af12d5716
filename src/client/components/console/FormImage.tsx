import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type DragEvent, type Ref, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findImageProblem } from '@/client/lib/imageFile';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { FileButton } from '../FileButton';
import { FilePreview, useFileChoice } from '../fileChoice';
import { UploadedImage, type UploadedImageProps } from '../UploadedImage';

type ImageBox = Pick<UploadedImageProps, 'alt' | 'width' | 'height' | 'sx'>;

interface FormImageProps extends ImageBox {
  image: File | string;
  /** A file turns out to have more pixels than the backend accepts. */
  onTooManyPixels?: () => void;
}

/** A stored image by its file name, or a file that hasn't been uploaded yet. */
export function FormImage({ image, onTooManyPixels, sx, ...box }: FormImageProps) {
  const framed = [
    { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'grey.100' },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  return typeof image === 'string' ? (
    <UploadedImage file={image} {...box} sx={framed} />
  ) : (
    <FilePreview
      file={image}
      onTooManyPixels={onTooManyPixels}
      {...box}
      // Small, for the name of an image that can't be shown.
      sx={[{ display: 'block', objectFit: 'cover', typography: 'caption' }, ...framed]}
    />
  );
}

/** As of the console's forms. */
export function useImageChoice(limit: number) {
  const { t } = useTranslation('admin');
  return useFileChoice({
    limit,
    findProblem: findImageProblem,
    problemText: (problem, values) => t(`form.leftOut.${problem}`, values),
  });
}

interface ImageInputProps {
  label: string;
  buttonText: string;
  hint?: string;
  problems: readonly string[];
  multiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => Promise<void>;
}

const ACCEPT = Object.keys(IMAGE_TYPES).join(',');

/** The button that opens the file chooser. Takes dropped files too. */
export function ImageInput(props: ImageInputProps) {
  const { label, buttonText, hint, problems, multiple, inputRef, onChoose } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) void onChoose(multiple ? files : files.slice(0, 1));
  };
  return (
    // Beside the button too: the browser would open a dropped file in the form's place.
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <FileButton
        label={label}
        describedBy={id}
        accept={ACCEPT}
        multiple={multiple}
        inputRef={inputRef}
        startIcon={<AddPhoto />}
        onChoose={(files) => void onChoose(files)}
      >
        {buttonText}
      </FileButton>
      <Box id={id} role="status">
        {hint && <FormHelperText>{hint}</FormHelperText>}
        <FormHelperText>{t('form.imageKinds', { mib: MAX_IMAGE_MIB })}</FormHelperText>
        {problems.map((problem, index) => (
          <FormHelperText key={index} error sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </Box>
  );
}
