import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconLink } from '@/client/components/console/IconLink';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useLogOut } from '@/client/features/auth/useLogOut';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from '../public/LanguageLinks';

/** Name of the console, language, greeting, the own account and the way out. */
export function AdminHeader({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('admin');
  const logOut = useLogOut();
  const guard = useLeaveGuard();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: { xs: 1, sm: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
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
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {t('layout.greeting')}
      </Typography>
      <IconLink to={paths.ownAccount()} label={t('layout.account')}>
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
    </Box>
  );
}
