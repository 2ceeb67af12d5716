import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';

/** Header, page and footer of the public site. */
export function PublicLayout() {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none' }}>
      <Outlet />
    </Box>
  );
}
