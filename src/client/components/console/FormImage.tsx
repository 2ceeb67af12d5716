import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { UploadedImage } from '../UploadedImage';

export interface FormImageProps {
  /** A stored one by its name, or a file that hasn't been uploaded yet. */
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

/** The object URL of the file lives as long as the element. */
function FilePreview({ file, sx, ...box }: Omit<FormImageProps, 'image'> & { file: File }) {
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
