import IconButton from '@mui/material/IconButton';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import type { SxProps, Theme } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';

export interface StepButtonsProps {
  index: number;
  last: number;
  labels: { previous: string; next: string };
  onStep: (by: number) => void;
  sx: { previous: SxProps<Theme>; next: SxProps<Theme> };
}

/** Previous and next, each disabled at its end. */
export function StepButtons({ index, last, labels, onStep, sx }: StepButtonsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  usePassedFocus(index <= 0, previous, next);
  usePassedFocus(index >= last, next, previous);
  return (
    <>
      <IconButton
        ref={previous}
        data-scripted
        aria-label={labels.previous}
        disabled={index <= 0}
        onClick={() => onStep(-1)}
        sx={sx.previous}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        ref={next}
        data-scripted
        aria-label={labels.next}
        disabled={index >= last}
        onClick={() => onStep(1)}
        sx={sx.next}
      >
        <ChevronRight />
      </IconButton>
    </>
  );
}

/** A button that gets disabled while it has the focus hands it on; it would be lost otherwise. */
function usePassedFocus(
  disabled: boolean,
  from: RefObject<HTMLButtonElement | null>,
  to: RefObject<HTMLButtonElement | null>,
) {
  useEffect(() => {
    if (disabled && document.activeElement === from.current) to.current?.focus();
  }, [disabled, from, to]);
}
