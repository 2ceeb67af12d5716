import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type DragEvent, type ReactNode, type Ref, useId } from 'react';
import { FileButton } from '../FileButton';
import { useSaving } from './ConsoleForm';

export interface FileInputProps {
  label: string;
  buttonText: string;
  startIcon: ReactNode;
  accept: string;
  hints: readonly string[];
  problems: readonly string[];
  multiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => Promise<void> | void;
}

/** The button that opens the file chooser. Takes dropped files too. */
export function FileInput(props: FileInputProps) {
  const { buttonText, hints, problems, multiple, onChoose, ...button } = props;
  const id = useId();
  const isSaving = useSaving();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isSaving) void onChoose(multiple ? files : files.slice(0, 1));
  };
  return (
    // Beside the button too: the browser would open a dropped file in the form's place.
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <FileButton
        {...button}
        describedBy={id}
        multiple={multiple}
        disabled={isSaving}
        onChoose={(files) => void onChoose(files)}
      >
        {buttonText}
      </FileButton>
      <Box id={id} role="status">
        {hints.map((hint) => (
          <FormHelperText key={hint}>{hint}</FormHelperText>
        ))}
        {problems.map((problem, index) => (
          <FormHelperText key={index} error sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </FormHelperText>
        ))}
      </Box>
    </Box>
  );
}
