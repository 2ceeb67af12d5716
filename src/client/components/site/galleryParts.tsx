import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

/** How an image lies in the box of a gallery or of its viewer. */
export interface StackedImage {
  alt: string;
  fit: 'contain';
  priority: boolean;
  sx: SxProps<Theme>;
}

export interface ImageStackProps {
  /** The description of each image. */
  alts: readonly string[];
  index: number;
  renderImage: (index: number, image: StackedImage) => ReactNode;
}

/** Its neighbours lie invisible behind the image, so that they are loaded before the next step. */
export function ImageStack({ alts, index, renderImage }: ImageStackProps) {
  const from = Math.max(0, index - 1);
  return alts.slice(from, index + 2).map((alt, offset) => {
    const isShown = from + offset === index;
    const image: StackedImage = {
      alt: isShown ? alt : '',
      fit: 'contain',
      priority: from + offset === 0,
      sx: {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        opacity: isShown ? 1 : 0,
        transition: 'opacity 250ms ease-out',
      },
    };
    return <Fragment key={from + offset}>{renderImage(from + offset, image)}</Fragment>;
  });
}

/** The box that a finger swipes; two fingers enlarge what is in it. */
export const swipeArea = { position: 'relative', touchAction: 'pan-y pinch-zoom' } as const;

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
