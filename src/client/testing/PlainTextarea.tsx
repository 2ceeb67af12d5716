import type { TextareaAutosizeProps } from '@mui/material/TextareaAutosize';

/** In place of Material UI's, which measures itself at each render; jsdom has no layout. */
export default function PlainTextarea({ minRows, maxRows: _, ...props }: TextareaAutosizeProps) {
  return <textarea {...props} rows={minRows === undefined ? undefined : Number(minRows)} />;
}
