import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useLogOutMutation } from '@/client/api';
import { HEADER_HEIGHT, LARGE_TEXT } from '@/client/components/console/header';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { IconAction } from '@/client/components/console/RowActions';
import { preloadNotices } from '@/client/components/LazyNotices';
import { SkipLink } from '@/client/components/SkipLink';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { VERSION } from '@/shared/version';
import { LanguageLinks } from '../public/LanguageLinks';
import { AdminSidebar } from './AdminSidebar';
import { ConsoleSearch } from './ConsoleSearch';

const SIDEBAR_WIDTH = 232;

const sidebarPaper = { p: 1.5, bgcolor: 'primary.dark', color: 'common.white' };

export default function AdminLayout() {
  const { t } = useTranslation('admin');
  const [year] = useState(() => String(new Date().getFullYear()));
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const dispatch = useDispatch();
  useEffect(() => void preloadNotices(), []);
  // Focus decides about polling and about what is requested again; only the console needs it.
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return (
    <>
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
              {t('layout.copyright', { year })}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ ml: 2 }}>
              {t('layout.version', { version: VERSION })}
            </Typography>
          </Box>
        </Box>
      </Box>
    </>
  );
}

function AdminHeader({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('admin');
  const [logOut] = useLogOutMutation();
  const guard = useLeaveGuard();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', [LARGE_TEXT]: { position: 'static' } }}
    >
      <Toolbar
        variant="dense"
        disableGutters
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          columnGap: { xs: 0, sm: 1 },
          minHeight: HEADER_HEIGHT,
          px: { xs: 1, sm: 3 },
        }}
      >
        <IconButton
          aria-label={t('layout.openMenu')}
          onClick={onMenu}
          sx={{ display: { lg: 'none' } }}
        >
          <Menu />
        </IconButton>
        <Typography
          sx={{
            flex: 1,
            minWidth: 'min-content',
            wordBreak: 'keep-all',
            fontWeight: 650,
            lineHeight: 1.2,
          }}
        >
          {t('layout.title')}
        </Typography>
        <ConsoleSearch />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <LanguageLinks />
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
          {t('layout.greeting')}
        </Typography>
        <IconAction href={paths.ownAccount()} label={t('layout.account')}>
          <AccountCircle fontSize="small" color="primary" />
        </IconAction>
        <Tooltip title={t('layout.logOut')}>
          <IconButton
            aria-label={t('layout.logOut')}
            onClick={() => guard.before(() => void logOut())}
            color="primary"
          >
            <Logout fontSize="small" />
          </IconButton>
        </Tooltip>
      </Toolbar>
    </AppBar>
  );
}
