import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import { PhotoImage } from './PhotoImage';

interface ImageStackProps {
  images: readonly DescribedPhoto[];
  sizes: string;
  index: number;
}

/** Its neighbours lie invisible behind the image, so that they are loaded before the next step. */
export function ImageStack({ images, sizes, index }: ImageStackProps) {
  const from = Math.max(0, index - 1);
  return images.slice(from, index + 2).map((image, offset) => {
    const isShown = from + offset === index;
    return (
      <PhotoImage
        // The same file may occur several times in a gallery.
        key={from + offset}
        photo={image}
        alt={isShown ? image.alt : ''}
        sizes={sizes}
        fit="contain"
        priority={from + offset === 0}
        sx={{
          position: 'absolute',
          inset: 0,
          height: '100%',
          opacity: isShown ? 1 : 0,
          transition: 'opacity 250ms ease-out',
        }}
      />
    );
  });
}

interface StepButtonsProps {
  index: number;
  last: number;
  onStep: (by: number) => void;
  /** They move the thumbnails, not the image. */
  thumbnails?: boolean;
  sx: { previous: SxProps<Theme>; next: SxProps<Theme> };
}

export function StepButtons({ index, last, onStep, thumbnails, sx }: StepButtonsProps) {
  const { t } = useTranslation('gallery');
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // Moves the focus from a button that becomes disabled, where it would be lost.
  useEffect(() => {
    const [from, to] = index <= 0 ? [previous, next] : [next, previous];
    if (from.current?.disabled && document.activeElement === from.current) to.current?.focus();
  }, [index]);
  return (
    <>
      <IconButton
        ref={previous}
        data-scripted
        aria-label={t(thumbnails ? 'previousThumbnails' : 'previous')}
        disabled={index <= 0}
        onClick={() => onStep(-1)}
        sx={sx.previous}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        ref={next}
        data-scripted
        aria-label={t(thumbnails ? 'nextThumbnails' : 'next')}
        disabled={index >= last}
        onClick={() => onStep(1)}
        sx={sx.next}
      >
        <ChevronRight />
      </IconButton>
    </>
  );
}
