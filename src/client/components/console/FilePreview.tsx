import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';

export interface FilePreviewProps {
  file: File;
  alt: string;
  width: number;
  height: number;
  sx?: SxProps<Theme>;
}

/** Shows an image file that hasn't been uploaded yet; its object URL lives as long as the element. */
export function FilePreview({ file, alt, width, height, sx }: FilePreviewProps) {
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
      alt={alt}
      width={width}
      height={height}
      sx={[{ display: 'block', objectFit: 'cover' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
