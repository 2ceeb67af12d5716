import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import useForkRef from '@mui/utils/useForkRef';
import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { touchTarget } from '../lib/touchTarget';

interface FileButtonProps extends Pick<ButtonProps, 'startIcon' | 'children' | 'disabled'> {
  label: string;
  /** Id of the text that says what can be chosen, and what is wrong with a choice. */
  describedBy: string;
  accept: string;
  multiple?: boolean;
  /** Opens the camera, where the device has one. */
  capture?: 'environment';
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => void;
}

/** The button that opens the file chooser; its input lies invisibly over it. */
export function FileButton(props: FileButtonProps) {
  const { label, describedBy, accept, multiple, capture, inputRef, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  const take = useEffectEvent((field: HTMLInputElement | null) => {
    const files = [...(field?.files ?? [])];
    if (files.length > 0) onChoose(files);
  });
  // Files may have been chosen before hydration.
  useEffect(() => take(input.current), []);
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      sx={{
        ...touchTarget,
        '&:focus-within': { outline: 3, outlineColor: 'secondary.main', outlineOffset: 2 },
      }}
      {...button}
    >
      {button.children}
      <Box
        component="input"
        ref={ref}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={button.disabled}
        capture={capture}
        aria-label={label}
        aria-describedby={describedBy}
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
  );
}
