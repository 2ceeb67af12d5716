import OpenInNew from '@mui/icons-material/OpenInNew';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths, siteMap } from '@/shared/siteMap';
import { LanguageLinks } from '../public/LanguageLinks';
import { consoleItems, currentState } from './navigation';

const item = {
  borderRadius: 1,
  minHeight: 40,
  color: '#cfd9e6',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.light', outlineOffset: -2 },
  '&[aria-current]': {
    bgcolor: 'rgb(255 255 255 / 0.14)',
    color: '#fff',
    boxShadow: (theme: { palette: { secondary: { light: string } } }) =>
      `inset 3px 0 0 ${theme.palette.secondary.light}`,
  },
};

const icon = { minWidth: 34, color: 'inherit', '& svg': { fontSize: 20 } };
const label = { primary: { sx: { fontSize: '0.9rem', fontWeight: 500 } } };

/** The console's way around; `onFollowed` closes the drawer on small screens. */
export function AdminSidebar({ onFollowed }: { onFollowed?: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        p: 1.5,
        bgcolor: 'primary.dark',
        color: '#fff',
        overflowY: 'auto',
      }}
    >
      <Box sx={{ px: 1.5, py: 1, mb: 1, fontSize: '1.15rem', fontWeight: 700 }}>
        {company.brand.en}
      </Box>
      <Box component="nav" aria-label={t('layout.nav')}>
        <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
          {consoleItems.map((entry) => (
            <ListItem key={entry.name} disablePadding>
              <ListItemButton
                href={siteMap[entry.name].pattern}
                onClick={onFollowed}
                aria-current={currentState(entry, pathname)}
                sx={item}
              >
                <ListItemIcon sx={icon}>
                  <entry.icon />
                </ListItemIcon>
                <ListItemText primary={t(`nav.${entry.name}`)} slotProps={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <ListItemButton href={paths.home()} sx={item}>
          <ListItemIcon sx={icon}>
            <OpenInNew />
          </ListItemIcon>
          <ListItemText primary={t('layout.site')} slotProps={label} />
        </ListItemButton>
        <Box sx={{ display: { md: 'none' }, px: 1 }}>
          <LanguageLinks />
        </Box>
      </Box>
    </Box>
  );
}
