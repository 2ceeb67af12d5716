import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

/** Short statements, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item}
          sx={{
            display: 'flex',
            gap: 2,
            py: 1.75,
            borderBottom: 1,
            borderColor: 'divider',
            fontSize: '1.05rem',
            lineHeight: 1.55,
          }}
        >
          <CheckIcon aria-hidden color="secondary" sx={{ mt: '2px' }} />
          {item}
        </Box>
      ))}
    </Box>
  );
}
