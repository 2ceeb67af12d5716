import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import Box from '@mui/material/Box';

export interface ImageInputProps {
  /** Accessible name of the input. */
  label: string;
  buttonText: string;
  hint?: string;
  /** Why files were left out. */
  problems: readonly string[];
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

const hiddenButThere = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
};

/** The button that opens the file chooser, with what there is to say about the choice. */
export function ImageInput(props: ImageInputProps) {
  const { label, buttonText, hint, problems, multiple, onChoose } = props;
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
          sx={hiddenButThere}
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
