import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LeaveGuardProvider } from '@/client/components/console/leaveGuard';
import { preloadNotices } from '@/client/components/LazyNotices';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SkipLink } from '@/client/components/SkipLink';
import { AdminHeader } from './AdminHeader';
import { AdminSidebar } from './AdminSidebar';

const SIDEBAR_WIDTH = 232;

const sidebarPaper = { p: 1.5, bgcolor: 'primary.dark', color: 'common.white' };

export default function AdminLayout() {
  const { t } = useTranslation('admin');
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useEffect(() => void preloadNotices(), []);
  return (
    <LeaveGuardProvider>
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'grey.100' }}>
        <Box
          component="aside"
          aria-label={t('layout.nav')}
          sx={{ display: { xs: 'none', lg: 'block' }, flex: `0 0 ${SIDEBAR_WIDTH}px` }}
        >
          <Drawer
            variant="permanent"
            slotProps={{ paper: { sx: { ...sidebarPaper, width: SIDEBAR_WIDTH, border: 0 } } }}
          >
            <AdminSidebar />
          </Drawer>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={closeMenu}
          slotProps={{
            paper: {
              'aria-label': t('layout.nav'),
              sx: { ...sidebarPaper, width: SIDEBAR_WIDTH + 24 },
            },
          }}
        >
          <AdminSidebar onFollowed={closeMenu} />
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <AdminHeader onMenu={() => setMenuOpen(true)} />
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{ flex: 1, outline: 'none', width: '100%', maxWidth: 1320, p: { xs: 2, sm: 3 } }}
          >
            <Outlet />
          </Box>
          <Box component="footer" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <Typography variant="caption" color="textSecondary">
              {t('layout.copyright', { year: new Date().getFullYear() })}
            </Typography>
          </Box>
        </Box>
      </Box>
    </LeaveGuardProvider>
  );
}
