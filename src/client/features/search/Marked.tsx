import Box from '@mui/material/Box';
import { splitAtWords } from './words';

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtWords(text, words).map((segment, index) =>
    segment.isMatch ? (
      <Box
        component="mark"
        key={index}
        sx={{ px: '1px', borderRadius: '2px', bgcolor: '#fde3c8', color: 'inherit' }}
      >
        {segment.text}
      </Box>
    ) : (
      segment.text
    ),
  );
}
