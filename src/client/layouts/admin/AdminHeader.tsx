import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLogOutMutation } from '@/client/api';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { IconLink } from '@/client/components/console/RowActions';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from '../public/LanguageLinks';

export function AdminHeader({ onMenu }: { onMenu: () => void }) {
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
