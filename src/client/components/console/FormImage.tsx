import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findImageProblem } from '@/client/lib/imageFile';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { FilePreview, useFileChoice } from '../fileChoice';
import { UploadedImage, type UploadedImageProps } from '../UploadedImage';
import { FileInput, type FileInputProps } from './FileInput';

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
    problemText: (problem, values) => t(`form.problems.${problem}`, values),
  });
}

interface ImageInputProps extends Omit<FileInputProps, 'accept' | 'startIcon' | 'hints'> {
  hint?: string;
}

const ACCEPT = Object.keys(IMAGE_TYPES).join(',');

export function ImageInput({ hint, ...props }: ImageInputProps) {
  const { t } = useTranslation('admin');
  const kinds = t('form.imageKinds', { mib: MAX_IMAGE_MIB });
  return (
    <FileInput
      {...props}
      accept={ACCEPT}
      startIcon={<AddPhoto />}
      hints={hint ? [hint, kinds] : [kinds]}
    />
  );
}
