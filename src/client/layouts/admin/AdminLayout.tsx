import type { SvgIconComponent } from '@mui/icons-material';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Category from '@mui/icons-material/AccountTreeOutlined';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Logout from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlined';
import ManageSearch from '@mui/icons-material/ManageSearchOutlined';
import Menu from '@mui/icons-material/Menu';
import OpenInNew from '@mui/icons-material/OpenInNew';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Outlet, matchPath, useLocation } from 'react-router-dom';
import { useLogOutMutation } from '@/client/api';
import { LeaveGuardProvider, useLeaveGuard } from '@/client/components/console/leaveGuard';
import { IconLink } from '@/client/components/console/RowActions';
import { preloadNotices } from '@/client/components/LazyNotices';
import { SkipLink } from '@/client/components/SkipLink';
import type { Content } from '@/client/i18n';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { type PageName, paths, siteMap } from '@/shared/siteMap';
import { LanguageLinks } from '../public/LanguageLinks';

interface ConsoleItem {
  name: PageName & keyof Content['admin']['nav'];
  icon: SvgIconComponent;
  /** Pages that are reached from this item and have none of their own. */
  below?: readonly PageName[];
}

const items: readonly ConsoleItem[] = [
  { name: 'dashboard', icon: Dashboard },
  { name: 'allCategories', icon: Category, below: ['editCategory', 'categorySpareParts'] },
  { name: 'allSpareParts', icon: Inventory, below: ['singleSparePart', 'editSparePart'] },
  { name: 'addCategory', icon: CreateNewFolder },
  { name: 'addSparePart', icon: AddBox },
  { name: 'inquiries', icon: Mail, below: ['inquiry'] },
  { name: 'applications', icon: Badge, below: ['application'] },
  { name: 'searchWords', icon: ManageSearch },
  { name: 'missedSearches', icon: SearchOff },
  { name: 'attributes', icon: Tune },
  { name: 'accounts', icon: Group },
];

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
              {t('layout.copyright', { year: String(new Date().getFullYear()) })}
            </Typography>
          </Box>
        </Box>
      </Box>
    </LeaveGuardProvider>
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
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" disableGutters sx={{ gap: 1, minHeight: 56, px: { xs: 1, sm: 3 } }}>
        <IconButton
          aria-label={t('layout.openMenu')}
          onClick={onMenu}
          sx={{ display: { lg: 'none' } }}
        >
          <Menu />
        </IconButton>
        <Typography sx={{ fontWeight: 650, mr: 'auto' }}>{t('layout.title')}</Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <LanguageLinks />
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {t('layout.greeting')}
        </Typography>
        <IconLink href={paths.ownAccount()} label={t('layout.account')}>
          <AccountCircle fontSize="small" color="primary" />
        </IconLink>
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

/** The console's menu; `onFollowed` closes the drawer on small screens. */
function AdminSidebar({ onFollowed }: { onFollowed?: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isAt = (page: PageName) => matchPath(siteMap[page].pattern, pathname) !== null;
  return (
    <>
      <Typography sx={{ px: 1.5, py: 1, mb: 1, fontSize: '1.15rem', fontWeight: 700 }}>
        {company.brand.en}
      </Typography>
      <Box component="nav" aria-label={t('layout.nav')}>
        <List disablePadding>
          {items.map(({ name, icon, below = [] }) => {
            const isBelow = below.some(isAt);
            return (
              <ListItem key={name} disablePadding sx={{ mb: 0.25 }}>
                <SidebarButton
                  href={siteMap[name].pattern}
                  icon={icon}
                  text={t(`nav.${name}`)}
                  onClick={onFollowed}
                  selected={isAt(name) || isBelow}
                  aria-current={isAt(name) ? 'page' : isBelow || undefined}
                />
              </ListItem>
            );
          })}
        </List>
      </Box>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <SidebarButton href={paths.home()} icon={OpenInNew} text={t('layout.site')} />
        <Box sx={{ display: { md: 'none' }, px: 1 }}>
          <LanguageLinks />
        </Box>
      </Box>
    </>
  );
}

function SidebarButton(
  props: ListItemButtonProps & { href: string; icon: SvgIconComponent; text: string },
) {
  const { icon: Icon, text, ...button } = props;
  return (
    <ListItemButton
      {...button}
      sx={{
        borderRadius: 1,
        minHeight: 40,
        color: '#cfd9e6',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)' },
        '&:focus-visible': { outlineColor: 'secondary.light', outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          bgcolor: 'rgb(255 255 255 / 0.14)',
          color: 'common.white',
          boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.secondary.light}`,
        },
      }}
    >
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
        <Icon sx={{ fontSize: 20 }} />
      </ListItemIcon>
      <ListItemText
        primary={text}
        slotProps={{ primary: { sx: { fontSize: '0.9rem', fontWeight: 500 } } }}
      />
    </ListItemButton>
  );
}
